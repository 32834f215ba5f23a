/** Which legal actions are places on the board: taken from the list, never thought up. */
import type { Choice, KarakPosition, QuarterTurn, Side } from "../../protocol";
import type { Point } from "../camera.svelte";
import { beside, numbered } from "./geometry";

export interface Target {
  choice: Choice;
  kind: "step" | "explore" | "jump";
  cell: Point;
  side: Side | null;
}

/** A drawn tile that is to be turned, and the ways it may lie. */
export interface Laying {
  cell: Point;
  turns: { rotation: QuarterTurn; choice: Choice }[];
}

/** The places that a tap can choose. */
export function targetsOf(position: KarakPosition, choices: readonly Choice[]): Target[] {
  const here = position.sites[position.heroes[position.seat]?.site ?? 0];
  return choices.flatMap((choice): Target[] => {
    const side = choice.args["side"] as Side | undefined;
    if (choice.message === "action-step" && side && here) {
      return [{ choice, kind: "step", cell: beside(here, side), side }];
    }
    if (choice.message === "action-explore" && side && here) {
      return [{ choice, kind: "explore", cell: beside(here, side), side }];
    }
    const kind = choice.message === "action-to-gate" ? "gate" : choice.message === "action-to-fountain" ? "fountain" : null;
    const number = Number(choice.args["number"]);
    const site = kind ? position.sites[numbered(position, kind)[number - 1] ?? -1] : undefined;
    return site ? [{ choice, kind: "jump", cell: { x: site.x, y: site.y }, side: null }] : [];
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
