/** Where things of Karak's labyrinth lie; the side of a tile is 120 units long. */
import type { KarakPosition, KarakSite, QuarterTurn, ShapeName, Side } from "../../protocol";
import type { Box, Point } from "../camera.svelte";

export const TILE = 120;

export const SIDES: Record<Side, { bit: number; dx: number; dy: number; turn: number }> = {
  north: { bit: 1, dx: 0, dy: -1, turn: 0 },
  east: { bit: 2, dx: 1, dy: 0, turn: 90 },
  south: { bit: 4, dx: 0, dy: 1, turn: 180 },
  west: { bit: 8, dx: -1, dy: 0, turn: 270 },
};
const OPENINGS: Record<ShapeName, number> = { straight: 5, corner: 3, tee: 11, cross: 15 };

/** The open sides of a tile as bits: north 1, east 2, south 4, west 8. */
export function openings(shape: ShapeName, rotation: QuarterTurn): number {
  const turned = OPENINGS[shape] << (rotation / 90);
  return (turned | (turned >> 4)) & 15;
}

/** The middle of a cell. */
export function middleOf(cell: { x: number; y: number }): Point {
  return { x: (cell.x + 0.5) * TILE, y: (cell.y + 0.5) * TILE };
}

/** The cell beside a cell. */
export function beside(cell: { x: number; y: number }, side: Side): Point {
  return { x: cell.x + SIDES[side].dx, y: cell.y + SIDES[side].dy };
}

/** The box around all tiles, and one more to each side. */
export function boundsOf(sites: readonly KarakSite[]): Box {
  const xs = sites.map((site) => site.x);
  const ys = sites.map((site) => site.y);
  return {
    left: (Math.min(...xs) - 1) * TILE,
    top: (Math.min(...ys) - 1) * TILE,
    right: (Math.max(...xs) + 2) * TILE,
    bottom: (Math.max(...ys) + 2) * TILE,
  };
}

/** Where the heroes on a tile stand, relative to its middle, by how many they are and what else lies there. */
export function standing(count: number, crowded: boolean): Point[] {
  if (count === 1) return [{ x: crowded ? 0.2 : 0, y: crowded ? 0.05 : 0.02 }];
  const spread = crowded ? 0.28 : 0.24;
  const step = (2 * spread) / (count - 1);
  return Array.from({ length: count }, (_, i) => ({ x: -spread + i * step + (crowded ? 0.06 : 0), y: i % 2 ? 0.12 : -0.04 }));
}

/** The sites of gates and of fountains, in the order of discovery by which actions number them. */
export function numbered(position: KarakPosition, kind: "gate" | "fountain"): number[] {
  const places = kind === "gate" ? ["gate"] : ["fountain", "start"];
  return position.sites.flatMap((site, i) => (places.includes(site.tile) ? [i] : []));
}
