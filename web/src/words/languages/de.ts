/** What the client says in this language. Words of rules, terminal and laboratory stay out. */
export default import.meta.glob<string>(
  [
    "../../../../src/karak/words/de/*.ftl",
    "!../../../../src/karak/words/de/{cli,lab,why}.ftl",
    "!../../../../src/karak/words/de/*-rules.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
