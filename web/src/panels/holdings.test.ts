import { expect, test } from "vitest";
import type { Karak2Position, KarakPosition } from "../protocol";
import { shelvesOf } from "./holdings";

test("equal pieces are counted, empty shelves are left out", () => {
  const position = { heroes: [{ pack: ["flames", "sword", "flames"], treasures: [] }] } as unknown as KarakPosition;
  expect(shelvesOf(position, 0)).toEqual([
    {
      message: "ui-owns-gear",
      holdings: [
        { thing: { group: "item", name: "flames" }, count: 2 },
        { thing: { group: "item", name: "sword" }, count: 1 },
      ],
    },
  ]);
});

test("a ruler has an army, resources, a city with buildings, and stones", () => {
  const hero = {
    victory: 3,
    units: { knight: 2 },
    resources: { wood: 1 },
    city: 4,
    buildings: ["stable"],
    pack: [],
    small_stones: 0,
    large_stones: 1,
    archstones: 0,
  };
  const shelves = shelvesOf({ heroes: [hero] } as unknown as Karak2Position, 0);
  expect(shelves.map((shelf) => shelf.message)).toEqual(["ui-owns-army", "ui-owns-resources", "ui-owns-city", "ui-owns-stones"]);
  expect(shelves[2]?.holdings.map((each) => each.thing.name)).toEqual(["city", "stable"]);
});
