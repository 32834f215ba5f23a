import { expect, test } from "vitest";
import { asClock, leftFor } from "./clock.svelte";

const TIMING = { left: [60_000, 5_000], running: 1, at: 1000 };

test("time runs only for whoever is asked, and never below zero", () => {
  expect(leftFor(TIMING, 0, 4000)).toBe(60_000);
  expect(leftFor(TIMING, 1, 4000)).toBe(2000);
  expect(leftFor(TIMING, 1, 90_000)).toBe(0);
});

test("time is told in minutes and seconds", () => {
  expect(asClock(61_000)).toBe("1:01");
  expect(asClock(400)).toBe("0:01");
  expect(asClock(0)).toBe("0:00");
  expect(asClock(3_725_000)).toBe("1:02:05");
});
