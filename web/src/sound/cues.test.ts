import { expect, test } from "vitest";
import type { GameEvent, Update } from "../protocol";
import type { Scene } from "../table/scenes/beat";
import { cueOf, sceneCue } from "./cues";

const update = (...events: string[]): Update =>
  ({ chapters: [{ kind: "act", events: events.map((event) => ({ event }) as GameEvent) }] }) as Update;

test("of several things that happen at once the most important is heard", () => {
  expect(cueOf(update("stepped"), false)).toBe("step");
  expect(cueOf(update("stepped", "item-gained"), false)).toBe("treasure");
  expect(cueOf(update("turn-began"), false)).toBeNull();
});

test("whose turn it has become hears that, unless the game is over", () => {
  expect(cueOf(update("stepped"), true)).toBe("turn");
  expect(cueOf(update("game-ended"), true)).toBe("end");
});

test("dice are heard rolling, and what came of it", () => {
  expect(sceneCue({ rolling: true, outcome: null } as Scene)).toBe("dice");
  expect(sceneCue({ rolling: false, outcome: "lost" } as Scene)).toBe("lose");
  expect(sceneCue(null)).toBeNull();
});
