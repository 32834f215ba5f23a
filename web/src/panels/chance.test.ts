import { expect, test } from "vitest";
import type { Karak2Battle } from "../protocol";
import { dieOf, distinct } from "./chance";

const BATTLE = { sent: { mage: 1, knight: 2 } } as unknown as Karak2Battle;

test("the hero die comes first, then the units that were sent", () => {
  expect([0, 1, 2, 3, 4].map((given) => dieOf("roll", given, BATTLE))).toEqual(["hero", "knight", "knight", "mage", null]);
  expect(dieOf("roll units again", 2, BATTLE)).toBe("mage");
  expect(dieOf("roll hero again", 0, BATTLE)).toBe("hero");
  expect(dieOf("roll", 0, null)).toBe(null);
});

test("sides of a die that show the same are one answer", () => {
  const possible = [1, 2, 3, 4, 5, 6].map((answer) => ({ answer }));
  expect(distinct(possible, ["S", "-", "1", "1", "2", "-"]).map((each) => each.answer)).toEqual([1, 2, 3, 5]);
});
