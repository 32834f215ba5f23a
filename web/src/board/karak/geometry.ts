/** Where things of Karak's labyrinth lie; the side of a tile is 120 units long. */
import type { KarakFigures, KarakPosition, KarakSite, QuarterTurn, ShapeName, Side } from "../../protocol";
import type { Point } from "../camera.svelte";

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

/** Where the heroes on a tile stand, relative to its middle, and how large; the last are in front. */
const STANDING: Record<number, { size: number; places: [number, number][] }> = {
  1: { size: 0.46, places: [[0, 0.02]] },
  2: { size: 0.42, places: [[-0.2, -0.01], [0.2, 0.05]] },
  3: { size: 0.36, places: [[-0.23, -0.07], [0.23, -0.07], [0, 0.11]] },
  4: { size: 0.34, places: [[-0.21, -0.12], [0.21, -0.12], [-0.17, 0.13], [0.19, 0.13]] },
  5: { size: 0.32, places: [[-0.27, -0.12], [0, -0.15], [0.27, -0.12], [-0.16, 0.13], [0.16, 0.13]] },
};

/** The figures of a tile: where they stand and how large; beside a token or a thing they make room for it. */
export function standing(count: number, crowded: boolean): { x: number; y: number; size: number }[] {
  const { size, places } = STANDING[Math.min(count, 5)] ?? { size: 0.46, places: [] };
  if (!crowded) return places.map(([x, y]) => ({ x, y, size }));
  if (count === 1) return [{ x: 0.2, y: 0.05, size }];
  const step = 0.66 / count;
  return places.map((_, i) => ({ x: (i - (count - 1) / 2) * step + 0.04, y: i % 2 ? 0.18 : 0.1, size: Math.min(size, 0.36) }));
}

/** The sites that can be walked to from a site. */
export function besideSite(sites: readonly KarakSite[], number: number): number[] {
  const site = sites[number];
  if (!site) return [];
  const mask = openings(site.shape, site.rotation);
  return Object.values(SIDES).flatMap(({ bit, dx, dy }) => {
    const found = mask & bit ? sites.findIndex((each) => each.x === site.x + dx && each.y === site.y + dy) : -1;
    const next = sites[found];
    const opposite = bit < 4 ? bit << 2 : bit >> 2;
    return next && openings(next.shape, next.rotation) & opposite ? [found] : [];
  });
}

interface Laid extends Point {
  size: number;
}

/** Nothing on the board is smaller than this many pixels, unless the tile itself is. */
const LEAST = 34;
const grown = (part: number, most: number, zoom: number): number => Math.min(most * TILE, Math.max(part * TILE, LEAST / zoom));

/** Where a token lies on its tile, and how large it is. */
export function tokenAt(site: KarakSite, shared: boolean, zoom: number): Laid {
  const size = grown(shared ? 0.46 : 0.52, shared ? 0.6 : 0.76, zoom);
  return { x: (site.x + 0.5 - (shared ? 0.17 : 0)) * TILE, y: (site.y + (shared ? 0.5 : 0.53)) * TILE, size };
}

/** Where a thing lies on its tile. */
export function itemAt(site: KarakSite, number: number, shared: boolean, zoom: number): Laid {
  const size = grown(0.32, 0.5, zoom);
  const apart = Math.min(0.26, 0.6 / Math.max(1, site.lying.length));
  const dx = (number - (site.lying.length - 1) / 2) * apart + (shared ? -0.18 : 0);
  return { x: (site.x + 0.5 + dx) * TILE, y: (site.y + (site.token ? 0.78 : 0.56)) * TILE, size };
}

/** How strong a token is at this table; nothing for a chest. */
export function strengthOf(figures: KarakFigures, token: string): number | null {
  const found = Object.entries(figures.tokens).find(([name]) => name === token)?.[1];
  return found && "strength" in found ? found.strength : null;
}

export interface Figure extends Laid {
  seat: number;
  site: number;
}

/** Where all heroes stand, those behind first. */
export function figuresOf(position: KarakPosition, zoom: number): Figure[] {
  const crowds = new Map<number, number[]>();
  position.heroes.forEach((hero, seat) => {
    if (hero.hero !== null) crowds.set(hero.site, [...(crowds.get(hero.site) ?? []), seat]);
  });
  const found = [...crowds].flatMap(([number, seats]) => {
    const site = position.sites[number];
    if (!site) return [];
    const crowded = site.token !== null || site.lying.length > 0 || site.tile === "fountain" || site.tile === "gate";
    const places = standing(seats.length, crowded);
    return seats.map((seat, i) => {
      const place = places[i] ?? { x: 0, y: 0, size: 0.3 };
      const size = grown(place.size, seats.length > 1 ? 0.5 : 0.66, zoom);
      return { seat, site: number, x: (site.x + 0.5 + place.x) * TILE, y: (site.y + 0.62 + place.y) * TILE, size };
    });
  });
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}
