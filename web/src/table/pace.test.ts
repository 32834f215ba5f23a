import { expect, test } from "vitest";
import type { Chapter, GameEvent, Update } from "../protocol";
import { beatsOf, hurry } from "./pace";
import type { FightScene } from "./scenes/karak";

const FIGHT: FightScene = {
  game: "karak",
  seat: 0,
  foe: "rat",
  strength: 5,
  bonus: 1,
  dice: [],
  rolling: false,
  attack: null,
  outcome: null,
};

const chapter = (number: number, events: GameEvent[], kind: Chapter["kind"] = "act"): Chapter => ({
  number,
  kind,
  seat: 0,
  action: null,
  bot: null,
  events,
});
const update = (events: GameEvent[], asked = false): Update =>
  ({ chapters: [chapter(1, events)], asked: asked ? {} : null }) as Update;

test("a roll is seen rolling, then lying, then with its verdict, before it has its effect", () => {
  const beats = beatsOf(
    update([
      { event: "dice-rolled", seat: 0, die1: 2, die2: 3 },
      { event: "monster-defeated", seat: 0, monster: "rat", attack: 6, strength: 5 },
    ]),
    FIGHT,
  );
  expect(beats.map((beat) => [beat.scene?.rolling, beat.scene?.outcome, beat.arrives])).toEqual([
    [true, null, false],
    [false, null, false],
    [false, "won", false],
    [undefined, undefined, true],
  ]);
});

test("a die that is rolled again replaces the one it was", () => {
  const beats = beatsOf(
    update([
      { event: "dice-rolled", seat: 0, die1: 4, die2: 1 },
      { event: "die-rolled-again", seat: 0, was: 1, die: 6 },
    ]),
    FIGHT,
  );
  expect(beats.at(-2)?.scene).toMatchObject({ dice: [4, 6] });
});

test("who is asked next is not kept waiting", () => {
  const stepped: GameEvent = { event: "stepped", seat: 0, origin: 0, site: 1, side: "north" };
  expect(beatsOf(update([stepped], true), null).at(-1)?.hold).toBe(0);
  expect(beatsOf(update([stepped]), null).at(-1)?.hold).toBeGreaterThan(0);
});

test("what waits too long is shown faster, and in the end at once", () => {
  expect(hurry(1)).toBe(1);
  expect(hurry(30)).toBeGreaterThan(1);
  expect(hurry(100)).toBe(Infinity);
});
