import { expect, test } from "vitest";
import { marked, readRules, search } from "./rules";

const SOURCE = `
rules-section-K1-S = Setting up
rule-K1-S1 = Karak is for 2 to 5 players.
    .title = Players
rules-section-K1-A = Heroes
rule-K1-A-WIZ1 =
    .title = Magical Affinity
    .ruling = Flames are never used up.
`;

test("rules come in their sections, with their ids, rulings apart", () => {
  const [first, second] = readRules("en", SOURCE);
  expect(first).toEqual({
    id: "K1.S",
    title: "Setting up",
    rules: [{ id: "K1.S1", title: "Players", text: "Karak is for 2 to 5 players.", ruling: "" }],
  });
  expect(second?.rules[0]).toMatchObject({ id: "K1.A.WIZ1", text: "", ruling: "Flames are never used up." });
});

test("every word must occur somewhere in a rule; ids and section titles count", () => {
  const sections = readRules("en", SOURCE);
  expect(search(sections, "PLAYERS karak").map((each) => each.id)).toEqual(["K1.S"]);
  expect(search(sections, "k1.a.wiz").map((each) => each.id)).toEqual(["K1.A"]);
  expect(search(sections, "heroes flames")).toHaveLength(1);
  expect(search(sections, "flames players")).toEqual([]);
  expect(search(sections, " ")).toHaveLength(2);
});

test("signs on letters do not matter for searching, and what is found is marked as it is written", () => {
  const text = "Duše zesílí o żółty kámen.";
  expect(marked(text, ["zolty", "zesili"]).filter((each) => each.hit).map((each) => each.text)).toEqual(["zesílí ", "żółty "]);
});

const FILES = import.meta.glob<string>("../../../src/karak/words/*/karak?-rules.ftl", { eager: true, query: "?raw", import: "default" });

test.each(["en", "de", "cs", "pl"])("the rules of both games can be read in %s", (language) => {
  for (const game of ["karak1", "karak2"]) {
    const source = FILES[`../../../src/karak/words/${language}/${game}-rules.ftl`];
    const sections = readRules(language, source ?? "");
    expect(sections.length).toBeGreaterThan(5);
    expect(sections.flatMap((each) => each.rules).every((rule) => rule.title && (rule.text || rule.ruling))).toBe(true);
  }
});
