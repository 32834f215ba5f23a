/** Which legal actions are places on the map: taken from the list, never thought up. */
import type { Choice, HexSide, Karak2Position, SixthTurn } from "../../protocol";
import type { Point } from "../camera.svelte";
import { kindOf, SIDES, towards } from "./geometry";

export interface Target {
  choice: Choice;
  kind: "move" | "lay";
  cell: Point;
  side: HexSide | null;
}

/** A drawn hex that is to be turned, and the ways it may lie. */
export interface Laying {
  cell: Point;
  kind: ReturnType<typeof kindOf>;
  turns: { rotation: SixthTurn; choice: Choice }[];
}

/** The places that a tap can choose. */
export function targetsOf(position: Karak2Position, choices: readonly Choice[]): Target[] {
  const here = position.sites[position.heroes[position.seat]?.site ?? 0];
  if (!here) return [];
  return choices.flatMap((choice): Target[] => {
    const side = (choice.args["side"] ?? null) as HexSide | null;
    const number = Number(choice.args["number"]);
    switch (choice.message) {
      case "action-move":
        return side ? [{ choice, kind: "move", cell: towards(here, side), side }] : [];
      case "action-run":
        return side ? [{ choice, kind: "move", cell: towards(here, side, number), side: null }] : [];
      case "action-lay":
        return side ? [{ choice, kind: "lay", cell: towards(here, side), side }] : [];
      case "action-lay-beside": {
        const site = position.sites[number];
        return site && side ? [{ choice, kind: "lay", cell: towards(site, side), side: null }] : [];
      }
      case "action-portal-to-hex": {
        const site = position.sites[number];
        return site ? [{ choice, kind: "move", cell: { x: site.x, y: site.y }, side: null }] : [];
      }
      default:
        return [];
    }
  });
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
