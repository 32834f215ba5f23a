import { expect, test } from "vitest";
import type { FightOdds } from "../protocol";
import { chancesOf, chancesWithOneMore, missing } from "./diceOdds";

const ODDS = {
  options: [{ action: "roll", chances: { win: 0.2 } }],
  choices: [
    { units: {}, chances: { win: 0.2 } },
    { units: { knight: 1 }, chances: { win: 0.5 } },
    { units: { knight: 1, mage: 1 }, chances: { win: 0.8 } },
  ],
} as unknown as FightOdds;

test("the odds of a choice are those with exactly these dice", () => {
  expect(chancesOf(ODDS, "roll")?.win).toBe(0.2);
  expect(chancesOf(ODDS, "send all")).toBe(null);
  expect(chancesWithOneMore(ODDS, { knight: 0 }, "knight")?.win).toBe(0.5);
  expect(chancesWithOneMore(ODDS, {}, "mage")).toBe(null);
  expect(chancesWithOneMore(ODDS, { knight: 1 }, "mage")?.win).toBe(0.8);
});

test("what is missing to the best choice can be sent; what is too much cannot come back", () => {
  expect(missing({ knight: 2, mage: 1 }, { knight: 1 })).toEqual(["knight", "mage"]);
  expect(missing({ knight: 1 }, { knight: 1 })).toEqual([]);
  expect(missing({ knight: 1 }, { archer: 1 })).toBe(null);
  expect(missing(null, {})).toBe(null);
});
