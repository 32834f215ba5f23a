import { expect, test } from "vitest";
import type { Chapter, Film, GameEvent, Scenes } from "../protocol";
import { develop, fightsOf, logAt, put, scenesOf, turnsOf, updateAt } from "./film";

const chapter = (number: number, events: unknown[] = [], kind: Chapter["kind"] = "act"): Chapter => ({
  number,
  kind,
  seat: 0,
  action: null,
  bot: null,
  events: events as GameEvent[],
});

const FILM = {
  opening: chapter(0, [{ event: "turn-began", seat: 0, turn: 1 }], "open"),
  position: { turn: 1, sites: [{ token: null }], heroes: [{ hearts: 5 }, { hearts: 4 }] },
  frames: [
    { chapter: chapter(1, [{ event: "fight-began", seat: 0, monster: "rat", strength: 5, site: 1 }]), changes: [{ path: ["sites", 1], value: { token: "rat" } }] },
    { chapter: chapter(2), changes: [{ path: ["heroes", 0, "hearts"], value: 3 }, { path: ["turn"], value: 2 }] },
    { chapter: chapter(3, [], "undo"), changes: [] },
  ],
  result: { points: [1, 0], winners: [0], reason: "dragon" },
} as unknown as Film;

test("every position is made from the one before, and shares what has not changed", () => {
  const moments = develop(FILM);
  expect(moments.map((moment) => moment.position.sites.length)).toEqual([1, 2, 2, 2]);
  expect(moments.map((moment) => moment.position.heroes[0]?.hearts)).toEqual([5, 5, 3, 3]);
  expect(moments.map((moment) => moment.turn)).toEqual([1, 1, 2, 2]);
  expect(moments[2]?.position.sites).toBe(moments[1]?.position.sites);
  expect(moments[2]?.position.heroes[1]).toBe(moments[0]?.position.heroes[1]);
});

test("a value takes the place of another one, whatever it was", () => {
  expect(put({ a: [1, 2] }, { path: ["a"], value: null })).toEqual({ a: null });
  expect(put({ a: null }, { path: ["a"], value: { b: 1 } })).toEqual({ a: { b: 1 } });
  expect(put(1, { path: [], value: 2 })).toBe(2);
});

test("only the last moment has a result, and nobody is asked anything", () => {
  const moments = develop(FILM);
  expect(updateAt(FILM, moments, 1)).toMatchObject({ number: 1, result: null, asked: null });
  expect(updateAt(FILM, moments, 3).result).toEqual(FILM.result);
});

test("turns and fights can be found, and the log ends at the moment", () => {
  const moments = develop(FILM);
  expect(turnsOf(moments).map((mark) => mark.number)).toEqual([0]);
  expect(fightsOf(moments).map((mark) => mark.number)).toEqual([1]);
  expect(logAt(moments, 2).map((each) => each.number)).toEqual([0, 1, 2]);
});

test("what others did is shown from where it began, one moment after the other", () => {
  const scenes = { type: "scenes", ref: 1, number: 0, position: FILM.position, frames: FILM.frames } as Scenes;
  const updates = scenesOf(scenes);
  expect(updates.map((update) => update.number)).toEqual([0, 1, 2, 3]);
  expect(updates.map((update) => update.chapters.map((each) => each.number))).toEqual([[], [1], [2], [3]]);
  expect(updates.map((update) => update.position.heroes[0]?.hearts)).toEqual([5, 5, 3, 3]);
  expect(updates.every((update) => update.asked === null && update.result === null)).toBe(true);
});
