/** Which legal actions are places on the board: taken from the list, never thought up. */
import type { Choice, KarakPosition, QuarterTurn, Side } from "../../protocol";
import type { Point } from "../camera.svelte";
import { beside, SIDES } from "./geometry";

export interface Target {
  choice: Choice;
  kind: "step" | "explore" | "jump";
  cell: Point;
  side: Side | null;
  /** By which its words name a place that is far away. */
  number: number | null;
}

/** Something to do with a hero, or with what lies where the hero stands; it stays a button as well. */
export interface Deed {
  choice: Choice;
  /** The hero it is done to, or null for what lies on the own tile. */
  seat: number | null;
  /** The thing on the own tile that it is done to. */
  thing: "token" | "item" | "tile" | null;
  item: string | null;
}

/** A drawn tile that is to be turned, and the ways it may lie. */
export interface Laying {
  cell: Point;
  turns: { rotation: QuarterTurn; choice: Choice }[];
}

const ORDER = { step: 0, explore: 1, jump: 2 };

/** The places that a tap can choose: steps first, clockwise from the north, then jumps. */
export function targetsOf(position: KarakPosition, choices: readonly Choice[]): Target[] {
  const here = position.sites[position.heroes[position.seat]?.site ?? 0];
  const found = choices.flatMap((choice): Target[] => {
    const side = choice.args["side"] as Side | undefined;
    if (choice.message === "action-step" && side && here) {
      return [{ choice, kind: "step", cell: beside(here, side), side, number: null }];
    }
    if (choice.message === "action-explore" && side && here) {
      return [{ choice, kind: "explore", cell: beside(here, side), side, number: null }];
    }
    const places = choice.message === "action-to-gate" ? position.gates : choice.message === "action-to-fountain" ? position.fountains : [];
    const number = Number(choice.args["number"]);
    const site = position.sites[places[number - 1] ?? -1];
    return site ? [{ choice, kind: "jump", cell: { x: site.x, y: site.y }, side: null, number }] : [];
  });
  const turn = (target: Target): number => (target.side ? SIDES[target.side].turn : 0);
  return found.sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || turn(a) - turn(b));
}

const TO_HEROES = new Set(["action-curse-seat", "action-swap-with-seat", "action-cast-healing-on-seat"]);
const TO_THINGS: Record<string, Deed["thing"]> = {
  "action-fight": "token",
  "action-open-chest": "token",
  "action-take": "item",
  "action-heal": "tile",
};

/** What can be done to heroes and to things where they are. */
export function deedsOf(choices: readonly Choice[]): Deed[] {
  return choices.flatMap((choice): Deed[] => {
    const { other, item } = choice.args;
    if (TO_HEROES.has(choice.message) && typeof other === "number") return [{ choice, seat: other, thing: null, item: null }];
    const thing = TO_THINGS[choice.message] ?? null;
    return thing ? [{ choice, seat: null, thing, item: typeof item === "string" ? item : null }] : [];
  });
}

/** The tile that is to be laid, if that is what is asked. */
export function layingOf(position: KarakPosition, choices: readonly Choice[]): Laying | null {
  const turns = choices
    .filter((choice) => choice.message === "action-place-rotated")
    .map((choice) => ({ rotation: Number(choice.args["rotation"]) as QuarterTurn, choice }));
  const here = position.sites[position.heroes[position.seat]?.site ?? 0];
  return turns.length > 0 && here && position.drawn_tile ? { cell: beside(here, position.drawn_side), turns } : null;
}
