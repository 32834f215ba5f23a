import { expect, test } from "vitest";
import { backOff } from "./connection";

test("each try waits longer, up to a limit, and not all at the same moment", () => {
  expect(backOff(0, 0.5)).toBe(400);
  expect(backOff(3, 0.5)).toBe(3200);
  expect(backOff(30, 0.5)).toBe(10_000);
  expect(backOff(2, 0)).toBeLessThan(backOff(2, 1));
});
