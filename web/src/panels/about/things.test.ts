import { expect, test } from "vitest";
import karak from "../../../../src/karak/words/en/karak1-rules.ftl?raw";
import karak2 from "../../../../src/karak/words/en/karak2-rules.ftl?raw";
import nouns from "../../../../src/karak/words/en/nouns.ftl?raw";
import nouns2 from "../../../../src/karak/words/en/karak2-nouns.ftl?raw";
import abilities from "../../../../src/karak/words/en/karak1-abilities.ftl?raw";
import abilities2 from "../../../../src/karak/words/en/karak2-abilities.ftl?raw";
import type { KarakSetup } from "../../protocol";
import { factsOf, type Group, rulesOf, type Thing } from "./things";

const known = (game: string): Set<string> =>
  new Set([...(game === "karak" ? karak : karak2).matchAll(/^rule-(\S+) =/gm)].map((found) => (found[1] ?? "").replaceAll("-", ".")));
const named = (text: string, group: Group): Thing[] =>
  [...text.matchAll(new RegExp(`^${group}-(\\S+) =`, "gm"))].map((found) => ({ group, name: (found[1] ?? "").replace("-karak2", "") }));

test.each([
  ["karak", ["token", "item", "tile"] as const, nouns, abilities],
  ["karak2", ["army", "unit", "building", "resource", "land", "item"] as const, nouns2, abilities2],
])("everything of %s that has a name has rules, and they exist", (game, groups, text, powers) => {
  const things = [...groups.flatMap((group) => named(text, group)), ...named(powers, "ability")];
  expect(things.length).toBeGreaterThan(20);
  for (const thing of things) {
    const rules = rulesOf(thing, game);
    expect(rules, thing.name).not.toEqual([]);
    expect(rules.filter((id) => !known(game).has(id)), thing.name).toEqual([]);
  }
});

test("figures are those of the table", () => {
  const figures = { tokens: { rat: { strength: 6, number: 8 } }, items: { sword: { bonus: 3 } } };
  const setup = { game: "karak", figures } as unknown as KarakSetup;
  expect(factsOf({ group: "token", name: "rat" }, setup)[0]).toEqual({ message: "ui-strength", args: { strength: 6 } });
  expect(factsOf({ group: "item", name: "sword" }, setup)[0]).toEqual({ message: "ui-fact-bonus", args: { bonus: 3 } });
});
