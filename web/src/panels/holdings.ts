/** What a player owns, as things that can be looked at. */
import type { BuildingName, GamePosition, GameSetup, Karak2Hero, KarakHero } from "../protocol";
import { RESOURCES, UNITS } from "../table/kinds";
import type { Group, Thing } from "./about/things";

export interface Holding {
  thing: Thing;
  count: number;
}

/** A row of holdings, by the message that names it. */
export interface Shelf {
  message: string;
  holdings: Holding[];
}

/** Everything that a seat owns, with empty rows left out. */
export function shelvesOf(position: GamePosition, seat: number): Shelf[] {
  const hero = position.heroes[seat];
  if (!hero) return [];
  const shelves = "victory" in hero ? ofRuler(hero) : ofHero(hero);
  return shelves.filter((shelf) => shelf.holdings.length > 0);
}

function ofHero(hero: KarakHero): Shelf[] {
  return [
    { message: "ui-owns-gear", holdings: counted("item", hero.pack) },
    { message: "ui-owns-treasures", holdings: counted("item", hero.treasures) },
  ];
}

function ofRuler(hero: Karak2Hero): Shelf[] {
  const resources = RESOURCES.map((name) => ({ thing: { group: "resource" as const, name }, count: hero.resources[name] ?? 0 }));
  const units = UNITS.map((name) => ({ thing: { group: "unit" as const, name }, count: hero.units[name] ?? 0 }));
  const stones = { "small-stone": hero.small_stones, "large-stone": hero.large_stones, archstone: hero.archstones };
  const city: (BuildingName | "city")[] = hero.city === null ? [] : ["city"];
  return [
    { message: "ui-owns-army", holdings: units.filter((unit) => unit.count > 0) },
    { message: "ui-owns-resources", holdings: resources },
    { message: "ui-owns-gear", holdings: counted("item", hero.pack) },
    { message: "ui-owns-city", holdings: counted("building", [...city, ...hero.buildings]) },
    {
      message: "ui-owns-stones",
      holdings: Object.entries(stones)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => ({ thing: { group: "item", name }, count })),
    },
  ];
}

function counted(group: Group, names: readonly string[]): Holding[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ thing: { group, name }, count }));
}

/** How many hearts a hero can have. */
export function mostHearts(setup: GameSetup): number {
  return setup.figures.hero.hearts;
}
