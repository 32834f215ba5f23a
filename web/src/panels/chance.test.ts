import { expect, test } from "vitest";
import { distinct } from "./chance";

test("sides of a die that show the same are one answer", () => {
  const possible = ["S", "-", "1", "1", "2", "-"].map((name, i) => ({ answer: i + 1, name }));
  expect(distinct(possible).map((each) => each.answer)).toEqual([1, 2, 3, 5]);
});

test("pips have no names and are all different", () => {
  const possible = [1, 2, 3].map((answer) => ({ answer, name: null }));
  expect(distinct(possible)).toEqual(possible);
});
