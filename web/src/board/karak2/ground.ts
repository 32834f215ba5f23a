/** The map as drawings one upon the other. */
import type { Point } from "../camera.svelte";
import type { Stroke } from "../painting";
import { variantOf } from "../variant";
import { landArt, type LaidHex, middleOf, RADIUS, SIDES } from "./geometry";

/** Cells around the land that nobody knows yet, ring by ring. */
export function ringsAround(cells: readonly Point[], count: number): Point[][] {
  const known = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const rings: Point[][] = [];
  for (let edge = cells; rings.length < count; edge = rings.at(-1) ?? []) {
    const next: Point[] = [];
    for (const { x, y } of edge)
      for (const { dx, dy } of SIDES) {
        const key = `${x + dx},${y + dy}`;
        if (known.has(key)) continue;
        known.add(key);
        next.push({ x: x + dx, y: y + dy });
      }
    rings.push(next);
  }
  return rings;
}

const on = (id: string, middle: Point): Stroke => ({ id, x: middle.x - 90, y: middle.y - 104, width: 180, height: 208 });

/** A chasm along an edge of a hex: drawn along the top, turned about its left corner. */
function chasm(middle: Point, edge: number): Stroke {
  const angle = ((-90 + 60 * edge) * Math.PI) / 180;
  const about = { x: middle.x + RADIUS * Math.cos(angle), y: middle.y + RADIUS * Math.sin(angle) };
  return { id: "k2-chasm", x: about.x, y: about.y - 4, width: 100, height: 30, turn: 30 + 60 * edge, about };
}

/** Unknown cells, the farther ones fainter, then the shadow of the land, the hexes, their chasms. */
export function groundOf(hexes: readonly LaidHex[]): Stroke[] {
  return [
    ...ringsAround(hexes, 2).flatMap((ring, i) => ring.map((cell) => ({ ...on("k2-unknown", middleOf(cell)), alpha: i ? 0.45 : 1 }))),
    ...hexes.map(({ middle }) => ({ ...on("k2-shade", middle), x: middle.x - 96, y: middle.y - 101, width: 192, height: 222 })),
    ...hexes.flatMap((hex) => [on(landArt(hex.land, hex.tier, variantOf(hex.x, hex.y, 2)), hex.middle), ...hex.chasms.map((edge) => chasm(hex.middle, edge))]),
  ];
}
