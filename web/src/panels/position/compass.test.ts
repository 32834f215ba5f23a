import { expect, test } from "vitest";
import { distance, legsOnHexes, legsOnSquares } from "./compass";

const HERE = { x: 0, y: 0 };

test("on squares north is up", () => {
  expect(legsOnSquares(HERE, { x: 2, y: -1 })).toEqual([
    { side: "north", number: 1 },
    { side: "east", number: 2 },
  ]);
  expect(legsOnSquares(HERE, HERE)).toEqual([]);
});

test("on hexes two neighbouring directions lead everywhere by the shortest way", () => {
  expect(legsOnHexes(HERE, { x: 2, y: -2 })).toEqual([{ side: "northeast", number: 2 }]);
  expect(legsOnHexes(HERE, { x: 3, y: -1 })).toEqual([
    { side: "northeast", number: 1 },
    { side: "east", number: 2 },
  ]);
  expect(legsOnHexes(HERE, { x: -1, y: 3 })).toEqual([
    { side: "southwest", number: 1 },
    { side: "southeast", number: 2 },
  ]);
  expect(distance(legsOnHexes(HERE, { x: 1, y: 2 }))).toBe(3);
});
