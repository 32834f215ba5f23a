import { expect, test } from "vitest";
import type { Chapter } from "../protocol";
import { holeAfter, merged, newest, othersSince, standing } from "./chapters";

const chapter = (number: number, kind: Chapter["kind"] = "act"): Chapter => ({ number, kind, seat: 0, action: null, bot: null, events: [] });
const numbers = (chapters: readonly Chapter[]): number[] => chapters.map((each) => each.number);

test("chapters come in any order, each is kept once", () => {
  const known = merged([], [chapter(4), chapter(5)]);
  expect(numbers(merged(known, [chapter(2), chapter(3), chapter(4)]))).toEqual([2, 3, 4, 5]);
  expect(numbers(merged(known, [chapter(5), chapter(6)]))).toEqual([4, 5, 6]);
});

test("a long game keeps its newest chapters, and not each new one costs a copy", () => {
  const told = Array.from({ length: 401 }, (_, number) => chapter(number));
  expect(numbers(newest(told))).toEqual(numbers(told.slice(201)));
  expect(newest(told.slice(1))).toHaveLength(400);
});

test("an undo takes the last action that stands out of the log", () => {
  const told = [chapter(1), chapter(2), chapter(3, "undo"), chapter(4, "undo"), chapter(5)];
  expect(numbers(standing(told))).toEqual([3, 4, 5]);
});

test("a hole in the log is found", () => {
  const known = [chapter(1), chapter(2), chapter(9)];
  expect(holeAfter(known, 2)).toBe(2);
  expect(holeAfter(known, 1)).toBe(null);
  expect(holeAfter(known, 9)).toBe(null);
});

test("others have acted since one's own last action, or since the beginning", () => {
  const by = (number: number, seat: number | null, kind: Chapter["kind"] = "act"): Chapter => ({ ...chapter(number, kind), seat });
  const told = [by(0, null, "open"), by(1, 1), by(2, 0), by(3, 1), by(4, 2)];
  expect(othersSince(told, [0])).toBe(2);
  expect(othersSince(told.slice(0, 2), [0])).toBe(0);
  expect(othersSince(told.slice(3), [0])).toBe(3);
  expect(othersSince(told, [2])).toBe(null);
  expect(othersSince(told, [])).toBe(null);
});
