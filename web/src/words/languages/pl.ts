/** What the client says in this language. Words of rules, terminal and laboratory stay out. */
export default import.meta.glob<string>(
  [
    "../../../../src/karak/words/pl/*.ftl",
    "!../../../../src/karak/words/pl/{cli,lab,why}.ftl",
    "!../../../../src/karak/words/pl/*-rules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
