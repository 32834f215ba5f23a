import { expect, test } from "vitest";
import { chartOf, halves } from "./race";

const LAPS = [
  { number: 0, turn: 0, points: [0, 0, 0] },
  { number: 5, turn: 1, points: [1, 0, 0] },
  { number: 9, turn: 2, points: [1, 4, 0] },
];

test("the first lap is at the left, the most points are at the top", () => {
  const { lines } = chartOf(LAPS, 100, 40);
  expect(lines.map((line) => line.points)).toEqual(["0,40 50,30 100,30", "0,40 50,40 100,0", "0,40 50,40 100,40"]);
  expect(lines.map((line) => line.y)).toEqual([30, 0, 40]);
});

test("marks of the same points stand side by side", () => {
  const { lines } = chartOf([{ number: 0, turn: 0, points: [2, 2] }], 100, 40);
  expect(new Set(lines.map((line) => line.x)).size).toBe(2);
});

test("there are a few ticks at round numbers, however many points", () => {
  const long = Array.from({ length: 90 }, (_, turn) => ({ number: turn, turn, points: [turn * 2, 0] }));
  const chart = chartOf(long, 500, 200);
  expect(chart.ticks.map((tick) => tick.points)).toEqual([0, 50, 100, 150]);
  expect(chart.turns.length).toBeLessThan(9);
  expect(chart.turns.every((mark) => mark.turn % 5 === 0)).toBe(true);
});

test("halves are written as people do", () => {
  expect([0, 0.5, 3, 5.5].map(halves)).toEqual(["0", "½", "3", "5½"]);
});
