import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Film, GameEvent } from "../protocol";
import { Replay } from "./replay.svelte";
import type { Table } from "./table.svelte";

/** A table that only remembers what is put onto it. */
function board(): Table {
  return { scene: null, setup: null, position: null, put: vi.fn() } as unknown as Table;
}

const began = (turn: number): GameEvent => ({ event: "turn-began", seat: 0, turn });
const act = (number: number, events: GameEvent[] = []) => ({
  chapter: { number, kind: "act", seat: 0, action: null, bot: null, events },
  changes: [],
});
const FILM = {
  table: {},
  setup: {},
  opening: { number: 0, kind: "open", seat: null, action: null, bot: null, events: [began(1)] },
  position: { turn: 1 },
  frames: [act(1), act(2, [began(2)]), act(3), act(4, [began(3)])],
  result: null,
} as unknown as Film;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("it goes on by itself, faster at a higher speed, and stops at the end", () => {
  const replay = new Replay(board(), FILM);
  replay.speed = 4;
  replay.play();
  vi.advanceTimersByTime(40);
  expect(replay.number).toBe(1);
  vi.advanceTimersByTime(2000);
  expect([replay.number, replay.isPlaying]).toEqual([4, false]);
  replay.play();
  expect(replay.number).toBe(0);
  replay.close();
});

test("steps stay within the game, and turns can be jumped to", () => {
  const replay = new Replay(board(), FILM, 3);
  replay.step(5);
  expect(replay.number).toBe(4);
  replay.jump(replay.turns, false);
  expect(replay.number).toBe(2);
  replay.jump(replay.turns, true);
  expect(replay.number).toBe(4);
  replay.step(-9);
  expect(replay.number).toBe(0);
  replay.jump(replay.fights, true);
  expect(replay.number).toBe(4);
});
