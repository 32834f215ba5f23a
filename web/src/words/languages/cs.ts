/** What the client says in this language. Words of rules, terminal and laboratory stay out. */
export default import.meta.glob<string>(
  [
    "../../../../src/karak/words/cs/*.ftl",
    "!../../../../src/karak/words/cs/{cli,lab,why}.ftl",
    "!../../../../src/karak/words/cs/*-rules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
