/** The board in words: each place with what is there, and where it lies. */
import { openings, SIDES } from "../../board/karak/geometry";
import type { GamePosition, Karak2Position, KarakPosition, Side } from "../../protocol";
import { type About, capital, list, noun, say } from "../../words/index.svelte";
import { nameOf } from "../about/naming";
import type { Thing } from "../about/things";
import { distance, type Leg, legsOnHexes, legsOnSquares } from "./compass";

export interface Place {
  site: number;
  ground: Thing;
  /** What lies or stands there, heroes apart. */
  things: Thing[];
  /** The seats of the heroes there. */
  seats: number[];
  legs: Leg[];
  /** Whether it is more than an empty way. */
  isNotable: boolean;
}

/** All places, the nearest to a seat's hero first. */
export function placesOf(position: GamePosition, seat: number): Place[] {
  const places = "stack" in position ? onSquares(position, seat) : onHexes(position, seat);
  return places.sort((a, b) => distance(a.legs) - distance(b.legs) || a.site - b.site);
}

function seatsAt(position: GamePosition, site: number): number[] {
  return position.heroes.flatMap((hero, seat) => (hero.hero !== null && hero.site === site ? [seat] : []));
}

function onSquares(position: KarakPosition, seat: number): Place[] {
  const here = position.sites[position.heroes[seat]?.site ?? 0] ?? { x: 0, y: 0 };
  return position.sites.map((site, number): Place => {
    const things: Thing[] = site.lying.map((name) => ({ group: "item", name }));
    if (site.token) things.unshift({ group: "token", name: site.token });
    const seats = seatsAt(position, number);
    const isNotable = things.length > 0 || seats.length > 0 || site.tile === "gate" || site.tile === "fountain";
    return { site: number, ground: { group: "tile", name: site.tile }, things, seats, legs: legsOnSquares(here, site), isNotable };
  });
}

function onHexes(position: Karak2Position, seat: number): Place[] {
  const here = position.sites[position.heroes[seat]?.site ?? 0] ?? { x: 0, y: 0 };
  return position.sites.map((site, number): Place => {
    const things: Thing[] = [
      ...site.armies.map((name): Thing => ({ group: "army", name })),
      ...site.lying.map((name): Thing => ({ group: "item", name })),
    ];
    if (position.general_site === number) things.unshift({ group: "state", name: "general" });
    if (position.heroes.some((hero) => hero.city === number)) things.push({ group: "building", name: "city" });
    const seats = seatsAt(position, number);
    const isNotable = things.length > 0 || seats.length > 0 || number === 0;
    return { site: number, ground: { group: "land", name: site.land }, things, seats, legs: legsOnHexes(here, site), isNotable };
  });
}

/** Where a place is, seen from the hero: “2 to the north, 1 to the east”. */
export function whereabouts(legs: readonly Leg[]): string {
  if (legs.length === 0) return say("ui-right-here");
  return list(legs.map(({ side, number }) => say("ui-leg", { side, number })));
}

/** What there is at a place, in words. */
export function contents({ things, seats }: Place, { game = "", heroes = [] }: About): string {
  const names = [
    ...things.map((thing) => nameOf(thing, game)),
    ...seats.map((seat) => noun("hero", heroes[seat] ?? "", "", game)),
  ];
  return names.length ? capital(list(names)) : "";
}

/** The sides on which a tile of Karak is open. */
export function exitsOf(position: GamePosition, site: number): Side[] {
  if (!("stack" in position)) return [];
  const tile = position.sites[site];
  if (!tile) return [];
  const mask = openings(tile.shape, tile.rotation);
  return (Object.entries(SIDES) as [Side, { bit: number }][]).filter(([, { bit }]) => mask & bit).map(([side]) => side);
}
