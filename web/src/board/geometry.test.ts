import { expect, test } from "vitest";
import type { Choice, Karak2Position, KarakPosition } from "../protocol";
import { openings } from "./karak/geometry";
import { layingOf, targetsOf } from "./karak/targets";
import { kindOf, landArt, middleOf, towards, turned } from "./karak2/geometry";
import { targetsOf as targetsOnMap } from "./karak2/targets";

test("a tile of Karak is turned clockwise", () => {
  expect(openings("straight", 0)).toBe(5);
  expect(openings("straight", 90)).toBe(10);
  expect(openings("corner", 0)).toBe(3);
  expect(openings("corner", 270)).toBe(9);
  expect(openings("tee", 0)).toBe(11);
  expect(openings("tee", 180)).toBe(14);
});

const choice = (action: string, message: string, args: Choice["args"]): Choice => ({ action, message, args });

test("only what the list offers can be tapped in the labyrinth", () => {
  const position = {
    seat: 0,
    heroes: [{ site: 1 }],
    sites: [
      { x: 0, y: 0, tile: "start" },
      { x: 0, y: -1, tile: "gate" },
      { x: 3, y: 3, tile: "gate" },
    ],
    drawn_tile: "room tee",
    drawn_side: "west",
  } as KarakPosition;
  const targets = targetsOf(position, [
    choice("step south", "action-step", { side: "south" }),
    choice("step east", "action-explore", { side: "east" }),
    choice("to gate 2", "action-to-gate", { number: 2 }),
    choice("end turn", "action-end-turn", {}),
  ]);
  expect(targets.map(({ kind, cell }) => [kind, cell.x, cell.y])).toEqual([
    ["step", 0, 0],
    ["explore", 1, -1],
    ["jump", 3, 3],
  ]);
  const laying = layingOf(position, [choice("place rotated 90", "action-place-rotated", { rotation: 90 })]);
  expect(laying?.cell).toEqual({ x: -1, y: -1 });
  expect(laying?.turns.map((turn) => turn.rotation)).toEqual([90]);
});

test("a hex tells its tier, land and chasms, and is turned with them", () => {
  expect(kindOf("2 farm-rock 02")).toEqual({ tier: 2, land: "farm-rock", chasms: [0, 2] });
  expect(turned([0, 5], 120)).toEqual([2, 1]);
  expect(landArt("farm-rock", 2)).toBe("k2-t2-farm-rock");
  expect(landArt("big-farm", 2)).toBe("k2-big-farm");
});

test("neighbouring hexes touch", () => {
  const a = middleOf({ x: 0, y: 0 });
  for (const side of ["northeast", "east", "southeast", "southwest", "west", "northwest"] as const) {
    const b = middleOf(towards({ x: 0, y: 0 }, side));
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100 * Math.sqrt(3));
  }
});

test("only what the list offers can be tapped on the map", () => {
  const position = { seat: 0, heroes: [{ site: 0 }], sites: [{ x: 0, y: 0 }, { x: 1, y: 0 }] } as Karak2Position;
  const targets = targetsOnMap(position, [
    choice("move east", "action-move", { side: "east" }),
    choice("run west 2", "action-run", { side: "west", number: 2 }),
    choice("lay beside hex 1 east", "action-lay-beside", { word: "hex", number: 1, side: "east" }),
    choice("gather", "action-gather", {}),
  ]);
  expect(targets.map(({ cell }) => [cell.x, cell.y])).toEqual([
    [1, 0],
    [-2, 0],
    [2, 0],
  ]);
});
