/** Puts the sprites into the page, once; everything else draws with `<use href="#id">`. */
import brand from "./brand.svg?url";
import emotes from "./emotes.svg?url";
import heroes from "./heroes.svg?url";
import karak2Land from "./karak2-land.svg?url";
import karak2Tokens from "./karak2-tokens.svg?url";
import karakTiles from "./karak-tiles.svg?url";
import karakTokens from "./karak-tokens.svg?url";
import ui from "./ui.svg?url";

const SHEETS = {
  ui,
  brand,
  emotes,
  heroes,
  "karak-tokens": karakTokens,
  "karak-tiles": karakTiles,
  "karak2-land": karak2Land,
  "karak2-tokens": karak2Tokens,
};
export type Sheet = keyof typeof SHEETS;

export const SHARED: readonly Sheet[] = ["ui", "heroes", "karak-tokens"];
const OF_GAME: Record<string, readonly Sheet[]> = {
  karak: ["karak-tiles"],
  karak2: ["karak2-land", "karak2-tokens"],
};

const loading = new Map<Sheet, Promise<void>>();

/** Load sprites that are not in the page yet. */
export async function need(sheets: readonly Sheet[]): Promise<void> {
  await Promise.all(
    sheets.map((sheet) => {
      const found = loading.get(sheet) ?? load(sheet);
      loading.set(sheet, found);
      return found;
    }),
  );
}

/** The sprites of a game's board. */
export function sheetsOf(game: string): readonly Sheet[] {
  return [...SHARED, ...(OF_GAME[game] ?? [])];
}

async function load(sheet: Sheet): Promise<void> {
  const text = await (await fetch(SHEETS[sheet])).text();
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("sprites");
  document.body.append(document.adoptNode(svg));
}
