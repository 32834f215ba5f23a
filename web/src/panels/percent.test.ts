import { expect, test } from "vitest";
import { percents } from "./percent";

test("per cents add up to a hundred, the largest remainders are rounded up", () => {
  expect(percents([15 / 36, 6 / 36, 15 / 36])).toEqual([42, 17, 41]);
  expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100);
  expect(percents([1, 0, 0])).toEqual([100, 0, 0]);
});
