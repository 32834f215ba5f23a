/** Where the hexes of Karak 2 lie: pointy tops, a side is 100 units long. */
import type { HexSide, Karak2Site, LandName } from "../../protocol";
import type { Point } from "../camera.svelte";

export const RADIUS = 100;
export const WIDTH = RADIUS * Math.sqrt(3);

/** The sides of a hex, clockwise, in the order in which edges are counted. */
export const SIDES: readonly { side: HexSide; dx: number; dy: number }[] = [
  { side: "northeast", dx: 1, dy: -1 },
  { side: "east", dx: 1, dy: 0 },
  { side: "southeast", dx: 0, dy: 1 },
  { side: "southwest", dx: -1, dy: 1 },
  { side: "west", dx: -1, dy: 0 },
  { side: "northwest", dx: 0, dy: -1 },
];

/** The middle of a cell. */
export function middleOf(cell: Point): Point {
  return { x: (cell.x + cell.y / 2) * WIDTH, y: cell.y * RADIUS * 1.5 };
}

/** The cell so many steps away in a direction. */
export function towards(cell: Point, side: HexSide, steps = 1): Point {
  const found = SIDES.find((each) => each.side === side);
  return { x: cell.x + (found?.dx ?? 0) * steps, y: cell.y + (found?.dy ?? 0) * steps };
}

/** How to turn something that is drawn along the top right edge so that it lies along another one. */
export function edgeTransform(edge: number): string {
  const angle = ((-90 + 60 * edge) * Math.PI) / 180;
  return `translate(${RADIUS * Math.cos(angle)} ${RADIUS * Math.sin(angle)}) rotate(${30 + 60 * edge})`;
}

export interface HexKind {
  tier: number;
  land: LandName;
  chasms: number[];
}

/** Read the name of a kind of hex, “1 farm-rock 03”: tier, land, and its chasm edges before turning. */
export function kindOf(name: string): HexKind {
  const [tier = "1", land = "farm", chasms = ""] = name.split(" ");
  return { tier: Number(tier), land: land as LandName, chasms: [...chasms].map(Number) };
}

/** The chasm edges after turning. */
export function turned(chasms: readonly number[], rotation: number): number[] {
  return chasms.map((edge) => (edge + rotation / 60) % 6);
}

/** Which drawing shows a land; landscapes are arranged in two ways. */
export function landArt(land: LandName, tier: number, variant = 0): string {
  if (land === "castle" || land === "abyss") return `k2-${land}`;
  const ending = variant ? "-b" : "";
  if (land === "dense-forest") return `k2-big-forest${ending}`;
  const isMixed = land.includes("-") && !land.startsWith("big");
  return `k2-${tier === 2 && isMixed ? "t2-" : ""}${land}${ending}`;
}

/** A hex of the map with all that is needed to draw it. */
export interface LaidHex extends Karak2Site {
  tier: number;
  chasms: number[];
  middle: Point;
}

/** The hexes of a position as they are drawn. */
export function hexesOf(sites: readonly Karak2Site[]): LaidHex[] {
  return sites.map((site) => {
    const kind = site.hex ? kindOf(site.hex) : null;
    return { ...site, tier: kind?.tier ?? 1, chasms: turned(kind?.chasms ?? [], site.rotation), middle: middleOf(site) };
  });
}

/** The hexes that can be reached from a hex: there is no chasm between. */
export function besideHex(hexes: readonly LaidHex[], number: number): number[] {
  const hex = hexes[number];
  if (!hex) return [];
  return SIDES.flatMap(({ dx, dy }, edge) => {
    const found = hexes.findIndex((each) => each.x === hex.x + dx && each.y === hex.y + dy);
    const blocked = hex.chasms.includes(edge) || hexes[found]?.chasms.includes((edge + 3) % 6);
    return found < 0 || blocked ? [] : [found];
  });
}
