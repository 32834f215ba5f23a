/** What the client says in this language. Words of rules, terminal and laboratory stay out. */
export default import.meta.glob<string>(
  [
    "../../../../src/karak/words/en/*.ftl",
    "!../../../../src/karak/words/en/{cli,lab,why}.ftl",
    "!../../../../src/karak/words/en/*-rules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
