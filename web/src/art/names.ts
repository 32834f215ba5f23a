/** Which drawing of the kit stands for which thing of the games. */

const HEROES: Record<string, string> = {
  wizard: "argentus",
  warlock: "xanros",
  warrior: "horan",
  thief: "aderyn",
  oracle: "taia",
  swordsman: "victorius",
  ranger: "lorraine",
  princess: "elspeth",
  scout: "darius",
};
const TOKENS: Record<string, string> = { "skeleton-warrior": "warrior", "skeleton-king": "king" };
const ITEMS: Record<string, string> = {
  "dragon-treasure": "item-ruby",
  warhammer: "item-hammer",
  "amulet-of-resources": "amulet-resources",
  "amulet-of-glory": "amulet-glory",
  "amulet-of-action": "amulet-action",
  "amulet-of-protection": "amulet-protection",
  "amulet-of-the-titan": "amulet-titan",
  "small-stone": "soul-small",
  "large-stone": "soul-large",
  archstone: "soul-arch",
};

export const heroArt = (hero: string | null): string => HEROES[hero ?? ""] ?? "victorius";
export const tokenArt = (token: string): string => TOKENS[token] ?? token;
export const itemArt = (item: string): string => ITEMS[item] ?? `item-${item}`;
