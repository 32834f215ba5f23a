/** How far and in which directions something lies from somewhere, on either board. */
import type { Point } from "../../board/camera.svelte";

export interface Leg {
  side: string;
  number: number;
}

/** On squares: so many north or south, so many east or west. */
export function legsOnSquares(from: Point, to: Point): Leg[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [
    { side: dy < 0 ? "north" : "south", number: Math.abs(dy) },
    { side: dx < 0 ? "west" : "east", number: Math.abs(dx) },
  ].filter((leg) => leg.number > 0);
}

/** On hexes: at most two directions that lie beside each other. */
export function legsOnHexes(from: Point, to: Point): Leg[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const both = dx * dy < 0 ? Math.min(Math.abs(dx), Math.abs(dy)) : 0;
  const [right, down] = [dx - Math.sign(dx) * both, dy - Math.sign(dy) * both];
  return [
    { side: dx > 0 ? "northeast" : "southwest", number: both },
    { side: right > 0 ? "east" : "west", number: Math.abs(right) },
    { side: down > 0 ? "southeast" : "northwest", number: Math.abs(down) },
  ].filter((leg) => leg.number > 0);
}

/** How many steps that is, as the crow flies. */
export function distance(legs: readonly Leg[]): number {
  return legs.reduce((total, leg) => total + leg.number, 0);
}
