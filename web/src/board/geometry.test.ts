import { expect, test } from "vitest";
import type { Choice, Karak2Position, KarakPosition } from "../protocol";
import { boxAround, scaleFor } from "./painting";
import { besideSite, figuresOf, openings } from "./karak/geometry";
import { groundOf } from "./karak/ground";
import { deedsOf, layingOf, targetsOf } from "./karak/targets";
import { kindOf, landArt, middleOf, towards, turned } from "./karak2/geometry";
import { crowd } from "./karak2/crowd";
import { ringsAround } from "./karak2/ground";
import { deedsOf as deedsOnMap, exploringOf, targetsOf as targetsOnMap } from "./karak2/targets";
import { boardKeys, nearestTowards } from "./keys";
import { sitesBetween } from "./ways";

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
    gates: [1, 2],
    fountains: [0],
  } as KarakPosition;
  const targets = targetsOf(position, [
    choice("step south", "action-step", { side: "south" }),
    choice("step east", "action-explore", { side: "east" }),
    choice("to gate 2", "action-to-gate", { number: 2 }),
    choice("to fountain 1", "action-to-fountain", { number: 1 }),
    choice("end turn", "action-end-turn", {}),
  ]);
  expect(targets.map(({ kind, cell }) => [kind, cell.x, cell.y])).toEqual([
    ["step", 0, 0],
    ["explore", 1, -1],
    ["jump", 3, 3],
    ["jump", 0, 0],
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
    [2, 0],
    [-2, 0],
  ]);
});

test("exploring glows at the edges that the question tells, and only if it is an answer", () => {
  const position = { seat: 0, heroes: [{ site: 0 }], sites: [{ x: 0, y: 0 }] } as Karak2Position;
  const asked = { kind: "turn", seat: 0, rule: "K2.T2", message: "ask-turn", args: { dark: "northeast west" } };
  const explore = choice("explore", "action-explore", {});
  expect(exploringOf(position, [explore], asked)?.edges).toEqual([0, 4]);
  expect(exploringOf(position, [explore], { ...asked, args: { dark: "" } })?.edges).toEqual([]);
  expect(exploringOf(position, [], asked)).toBeNull();
});

const room = (x: number, y: number, shape = "cross", more = {}) => ({ x, y, tile: "room", shape, rotation: 0, token: null, lying: [], ...more }) as KarakPosition["sites"][number];

test("heroes walk through doorways, and where there are none they do not walk", () => {
  const sites = [room(0, 0), room(1, 0, "straight"), room(0, 1), room(1, 1)];
  expect(besideSite(sites, 0)).toEqual([2]);
  expect(sitesBetween(0, 1, (site) => besideSite(sites, site))).toEqual([2, 3]);
  expect(sitesBetween(0, 1, () => [])).toBeNull();
});

test("five heroes on a tile stand apart, and nobody is smaller than can be seen", () => {
  const heroes = [0, 1, 2, 3, 4].map(() => ({ hero: "wizard", site: 0 }));
  const found = figuresOf({ heroes, sites: [room(0, 0)] } as unknown as KarakPosition, 0.5);
  expect(new Set(found.map(({ x, y }) => `${x},${y}`)).size).toBe(5);
  expect(Math.min(...found.map(({ size }) => size * 0.5))).toBeGreaterThan(24);
});

test("a way that meets a wall is walled up, a way into the dark is lit", () => {
  const ids = groundOf([room(0, 0), room(1, 0, "straight")]).map(({ id }) => id);
  expect(ids.filter((id) => id === "k1-deadend-e")).toHaveLength(1);
  expect(ids.filter((id) => id === "k1-edge")).toHaveLength(5);
});

test("what is done to heroes and things has its medallion, and stays a button", () => {
  const deeds = deedsOf([choice("swap with seat 2", "action-swap-with-seat", { other: 2 }), choice("fight", "action-fight", {}), choice("done", "action-done", {})]);
  expect(deeds.map(({ seat, thing }) => [seat, thing])).toEqual([[2, null], [null, "token"]]);
  expect(deedsOnMap([choice("plague seat 1", "action-plague-seat", { other: 1 }), choice("gather", "action-gather", {})]).map(({ seat }) => seat)).toEqual([1, null]);
});

test("the number that counts on a crowded hex is never smaller than 22 pixels", () => {
  const guests = { armies: [{ name: "fire-eaters", strength: 1 }, { name: "dark-dryads", strength: 3 }], riders: [{ art: "mounted-taia", seat: 0 }] };
  for (const px of [20, 36, 62, 118]) {
    const sum = crowd(guests, px).find(({ kind }) => kind === "shield-sum");
    expect(sum?.text).toBe("4");
    expect(((sum?.w ?? 0) * px) / 100).toBeGreaterThanOrEqual(22);
  }
  expect(crowd({ riders: [0, 1, 2, 3, 4].map((seat) => ({ art: "mounted-taia", seat })) }, 62)).toHaveLength(5);
});

test("a hex has six neighbours and a ring beyond twelve", () => {
  expect(ringsAround([{ x: 0, y: 0 }], 2).map((ring) => ring.length)).toEqual([6, 12]);
});

test("arrows go to the place that lies that way", () => {
  const places = [{ x: 100, y: 0 }, { x: 90, y: -60 }, { x: -50, y: 100 }];
  expect(nearestTowards({ x: 0, y: 0 }, 1, 0, places)).toBe(places[0]);
  expect(nearestTowards({ x: 0, y: 0 }, 0, 1, places)).toBe(places[2]);
  expect(nearestTowards({ x: 0, y: 0 }, -1, 0, [{ x: 10, y: 0 }])).toBeNull();
});

test("the keys around G are told as each keyboard has them", () => {
  expect(boardKeys("karak2", "cs")[0]?.keys).toEqual(["T Z", "F H", "V B"]);
  expect(boardKeys("karak2", "pl")[0]?.keys).toEqual(["T Y", "F H", "V B"]);
  expect(boardKeys("karak", "en")[0]?.keys).toEqual(["←", "↑", "↓", "→"]);
});

test("a board is painted as sharp as wanted, unless it is too large for one picture", () => {
  const stroke = { id: "k1-halo", x: 0, y: 0, width: 100, height: 100 };
  const box = boxAround([stroke, { ...stroke, x: 900, y: 300 }]);
  expect(box).toEqual({ left: 0, top: 0, right: 1000, bottom: 400 });
  expect(scaleFor(box, 2)).toBe(2);
  expect(scaleFor({ left: 0, top: 0, right: 4000, bottom: 4000 }, 2)).toBeLessThan(1);
});
