/** What is built in the labyrinth, as drawings one upon the other. */
import type { KarakSite, PlaceName, Side } from "../../protocol";
import type { Point } from "../camera.svelte";
import type { Stroke } from "../painting";
import { variantOf } from "../variant";
import { openings, SIDES, TILE } from "./geometry";

const WAYS = Object.entries(SIDES) as [Side, (typeof SIDES)[Side]][];
const DEAD_ENDS: Record<Side, string> = { north: "k1-deadend", east: "k1-deadend-e", south: "k1-deadend-s", west: "k1-deadend-w" };
/** Gates and fountains are drawn in the shapes that the box has; others look like rooms. */
const DRAWN: Partial<Record<PlaceName, number[]>> = { gate: [5, 10], fountain: [3, 6, 9, 12] };
const VARIANTS = ["", "-b", "-c"];

/** The drawing of a tile: picked by its openings, never turned, so that the light stays above. */
export function tileArt(tile: PlaceName, mask: number, { x, y }: Point): string {
  const art = DRAWN[tile]?.includes(mask) === false ? "room" : tile;
  const ending = art === "room" || art === "tunnel" ? VARIANTS[variantOf(x, y, VARIANTS.length)] : "";
  return `k1-${art}-${mask}${ending}`;
}

/** The middles of all torches. */
export function torchesOf(sites: readonly KarakSite[]): Point[] {
  return sites.flatMap(({ tile, x, y }) => {
    if (tile === "tunnel" || tile === "gate") return [];
    const places = tile === "start" ? [0.205, 0.795] : [(x + y) % 2 ? 0.205 : 0.795];
    return places.map((place) => ({ x: (x + place) * TILE, y: (y + 0.15) * TILE }));
  });
}

/** Rock, ways into the dark, tiles, openings that end at a wall, torches: in the order in which they are drawn. */
export function groundOf(sites: readonly KarakSite[]): Stroke[] {
  const tiles = sites.map((site) => ({ ...site, mask: openings(site.shape, site.rotation) }));
  const at = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const cell = (id: string, { x, y }: Point): Stroke => ({ id, x: x * TILE, y: y * TILE, width: TILE, height: TILE });
  const [dark, blind]: [Stroke[], Stroke[]] = [[], []];
  for (const tile of tiles)
    for (const [side, { bit, dx, dy, turn }] of WAYS) {
      if (!(tile.mask & bit)) continue;
      const beyond = { x: tile.x + dx, y: tile.y + dy };
      const next = at.get(`${beyond.x},${beyond.y}`);
      const opposite = bit < 4 ? bit << 2 : bit >> 2;
      if (!next) dark.push({ ...cell("k1-edge", beyond), turn, alpha: 0.26 });
      else if (!(next.mask & opposite)) blind.push(cell(DEAD_ENDS[side], tile));
    }
  return [
    ...tiles.map(({ x, y }) => ({ id: "k1-halo", x: (x - 0.4) * TILE, y: (y - 0.4) * TILE, width: 1.8 * TILE, height: 1.8 * TILE })),
    ...dark,
    ...tiles.map((tile) => cell(tileArt(tile.tile, tile.mask, tile), tile)),
    ...blind,
    ...torchesOf(sites).map(({ x, y }) => ({ id: "k1-torch", x: x - 0.18 * TILE, y: y - 0.18 * TILE, width: 0.36 * TILE, height: 0.36 * TILE })),
  ];
}
