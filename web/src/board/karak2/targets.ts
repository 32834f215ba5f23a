/** Which legal actions are places on the map: taken from the list, never thought up. */
import type { Asked, Choice, HexSide, Karak2Position, SixthTurn } from "../../protocol";
import type { Point } from "../camera.svelte";
import { kindOf, middleOf, SIDES, towards } from "./geometry";

export interface Target {
  choice: Choice;
  kind: "move" | "jump" | "lay";
  cell: Point;
  side: HexSide | null;
}

/** Something to do to a hero, or where the hero is; it stays a button as well. */
export interface Deed {
  choice: Choice;
  /** The hero it is done to, or null for the own hex. */
  seat: number | null;
}

/** Exploring, which is one answer and begins at several edges of the own hex. */
export interface Exploring {
  choice: Choice;
  middle: Point;
  edges: number[];
}

/** A drawn hex that is to be turned, and the ways it may lie. */
export interface Laying {
  cell: Point;
  kind: ReturnType<typeof kindOf>;
  turns: { rotation: SixthTurn; choice: Choice }[];
}

const ORDER = { move: 0, lay: 1, jump: 2 };

/** The places that a tap can choose: neighbours first, clockwise, then those farther away, from the top. */
export function targetsOf(position: Karak2Position, choices: readonly Choice[]): Target[] {
  const here = position.sites[position.heroes[position.seat]?.site ?? 0];
  if (!here) return [];
  const found = choices.flatMap((choice): Target[] => {
    const side = (choice.args["side"] ?? null) as HexSide | null;
    const number = Number(choice.args["number"]);
    const site = position.sites[number];
    switch (choice.message) {
      case "action-move":
        return side ? [{ choice, kind: "move", cell: towards(here, side), side }] : [];
      case "action-run":
        return side ? [{ choice, kind: "jump", cell: towards(here, side, number), side: null }] : [];
      case "action-lay":
        return side ? [{ choice, kind: "lay", cell: towards(here, side), side }] : [];
      case "action-lay-beside":
        return site && side ? [{ choice, kind: "lay", cell: towards(site, side), side: null }] : [];
      case "action-portal-to-hex":
        return site ? [{ choice, kind: "jump", cell: { x: site.x, y: site.y }, side: null }] : [];
      default:
        return [];
    }
  });
  return apart(found).sort(before);
}

/** Of several ways to the same cell the first is the place; the others stay buttons. */
function apart(targets: readonly Target[]): Target[] {
  const seen = new Set<string>();
  return targets.filter(({ cell }) => {
    const key = `${cell.x},${cell.y}`;
    return !seen.has(key) && seen.add(key);
  });
}

function before(a: Target, b: Target): number {
  if (a.kind !== b.kind) return ORDER[a.kind] - ORDER[b.kind];
  const turn = (target: Target): number => SIDES.findIndex(({ side }) => side === target.side);
  if (turn(a) !== turn(b)) return turn(a) - turn(b);
  const [here, there] = [middleOf(a.cell), middleOf(b.cell)];
  return here.y - there.y || here.x - there.x;
}

const TO_HEROES = new Set(["action-rob-seat", "action-plague-seat"]);
const AT_HOME = new Set(["action-gather", "action-found-city", "action-heal", "action-eradicate-plague", "action-raise-skeleton", "action-send-hawk"]);

/** What can be done to heroes, and what where the hero is. */
export function deedsOf(choices: readonly Choice[]): Deed[] {
  return choices.flatMap((choice): Deed[] => {
    const { other } = choice.args;
    if (TO_HEROES.has(choice.message) && typeof other === "number") return [{ choice, seat: other }];
    return AT_HOME.has(choice.message) ? [{ choice, seat: null }] : [];
  });
}

/** Exploring, if it is an answer: where, the question says. */
export function exploringOf(position: Karak2Position, choices: readonly Choice[], asked: Asked | null): Exploring | null {
  const choice = choices.find(({ message }) => message === "action-explore");
  const here = position.sites[position.heroes[position.seat]?.site ?? 0];
  if (!choice || !here) return null;
  const dark = String(asked?.args["dark"] ?? "").split(" ");
  const edges = SIDES.flatMap(({ side }, edge) => (dark.includes(side) ? [edge] : []));
  return { choice, middle: middleOf(here), edges };
}

/** The hex that is to be laid, if that is what is asked. */
export function layingOf(position: Karak2Position, choices: readonly Choice[]): Laying | null {
  const turns = choices
    .filter((choice) => choice.message === "action-place-rotated")
    .map((choice) => ({ rotation: Number(choice.args["rotation"]) as SixthTurn, choice }));
  const place = position.drawn_at;
  const name = position.drawn[0]?.hex;
  if (turns.length === 0 || place === null || !name) return null;
  const site = position.sites[Math.floor(place / 6)];
  const side = SIDES[place % 6]?.side;
  return site && side ? { cell: towards(site, side), kind: kindOf(name), turns } : null;
}
