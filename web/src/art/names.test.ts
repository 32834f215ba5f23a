import { expect, test } from "vitest";
import emotes from "./emotes.svg?raw";
import heroes from "./heroes.svg?raw";
import karak2Land from "./karak2-land.svg?raw";
import karak2Tokens from "./karak2-tokens.svg?raw";
import karakTiles from "./karak-tiles.svg?raw";
import karakTokens from "./karak-tokens.svg?raw";
import { actionArt, heroArt, itemArt, pieceArt, tokenArt } from "./names";
import ui from "./ui.svg?raw";
import words1 from "../../../src/karak/words/en/karak1-actions.ftl?raw";
import words2 from "../../../src/karak/words/en/karak2-actions.ftl?raw";
import nouns from "../../../src/karak/words/en/nouns.ftl?raw";
import nouns2 from "../../../src/karak/words/en/karak2-nouns.ftl?raw";
import { landArt } from "../board/karak2/geometry";
import type { LandName } from "../protocol";

const SHEETS = [ui, emotes, heroes, karakTiles, karakTokens, karak2Land, karak2Tokens];
const drawn = new Set(SHEETS.flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])));

/** The names that a file of words has for a kind of thing. */
function named(kind: string, ...files: string[]): string[] {
  const found = files.flatMap((file) => [...file.matchAll(new RegExp(`^-?${kind}-([a-z-]+?)(?:-karak2)? =`, "gm"))]);
  return [...new Set(found.map((match) => match[1] ?? ""))];
}

const missing = (ids: (string | null)[]): (string | null)[] => ids.filter((id) => id === null || !drawn.has(id));

test("every action that has words has a picture", () => {
  const messages = named("action", words1, words2).map((action) => `action-${action}`);
  expect(messages.length).toBeGreaterThan(45);
  expect(missing(messages.map(actionArt))).toEqual([]);
});

test("every thing of the games is drawn", () => {
  const [heroes, tokens] = [named("hero", nouns, nouns2), named("token", nouns)];
  expect(heroes.length).toBeGreaterThan(8);
  expect(missing(heroes.flatMap((hero) => [`hero-${heroArt(hero)}`, `niche-${heroArt(hero)}`]))).toEqual([]);
  expect(tokens.length).toBeGreaterThan(8);
  expect(missing(tokens.flatMap((token) => [pieceArt(token), `tok-${tokenArt(token)}`]))).toEqual([]);
  expect(missing(named("item", nouns, nouns2).map(itemArt))).toEqual([]);
  const armies = named("army", nouns2);
  expect(armies.length).toBe(8);
  expect(missing(armies.flatMap((army) => [`flag-${army}`, `army-${army}`]))).toEqual([]);
  expect(missing(named("building", nouns2).filter((building) => building !== "city").map((building) => `bld-${building}`))).toEqual([]);
  const lands = named("land", nouns2) as LandName[];
  expect(lands.length).toBeGreaterThan(9);
  expect(missing(lands.flatMap((land) => [1, 2].flatMap((tier) => [0, 1].map((variant) => landArt(land, tier, variant)))))).toEqual([]);
});

test("drawings have no style attributes, which the page may not have", () => {
  expect(SHEETS.filter((sheet) => sheet.includes(" style="))).toEqual([]);
});
