/** The figures of a game as lines that can be read: what, how much, and who says so. */
import { noun, say } from "../words/index.svelte";

export interface Line {
  what: string;
  values: string[];
  standing: string;
}

export interface Group {
  title: string;
  lines: Line[];
}

type Data = Record<string, unknown>;

/** The words for each part of the figures file. */
const GROUPS: Record<string, string> = {
  hero: "figures-hero",
  slots: "figures-slots",
  tokens: "figures-tokens",
  items: "figures-items",
  tiles: "figures-tiles",
  "experts-goal": "figures-experts-goal",
  dice: "figures-dice",
  armies: "figures-armies",
  general: "figures-general",
  stones: "figures-stones",
  prices: "figures-prices",
  "tier-one": "figures-tier-one",
  "tier-two": "figures-tier-two",
};
const KEYS: Record<string, string> = {
  hearts: "figure-hearts",
  steps: "figure-steps",
  actions: "figure-actions",
  glory: "figure-glory",
  weapons: "figure-weapons",
  spells: "figure-spells",
  keys: "figure-keys",
  amulets: "figure-amulets",
  number: "figure-number",
  strength: "figure-strength",
  bonus: "figure-bonus",
  points: "figure-points",
  treasures: "figure-treasures",
  faces: "figure-faces",
};
/** What the parts of a group are called. */
const NOUNS: Record<string, string> = { tokens: "token", items: "item", tiles: "tile", dice: "unit", armies: "army", prices: "building" };
const STANDING = "standing";
const PRAETORIANS = /^praetorians-for-(\d)$/;

/** Lay the figures of a game out for reading. */
export function readFigures(figures: Data, game: string): Group[] {
  return Object.entries(figures).map(([group, data]) => ({
    title: say(GROUPS[group] ?? group),
    lines: isTable(data) ? linesOf(group, data, game) : [],
  }));
}

function linesOf(group: string, data: Data, game: string): Line[] {
  const parts = Object.entries(data).filter((entry): entry is [string, Data] => isTable(entry[1]));
  if (parts.length) return parts.map(([name, part]) => line(nameOf(group, name, game), part, game));
  return [line("", data, game)];
}

function line(what: string, data: Data, game: string): Line {
  const values = Object.entries(data).filter(([key]) => key !== STANDING);
  return { what, values: values.map(([key, value]) => valueOf(key, value, game)), standing: String(data[STANDING] ?? "") };
}

function nameOf(group: string, name: string, game: string): string {
  if (group === "dice" && name === "hero") return say("figures-hero-die");
  return noun(NOUNS[group] ?? "", name, "", game);
}

function valueOf(key: string, value: unknown, game: string): string {
  const players = PRAETORIANS.exec(key)?.[1];
  if (players) return say("figure-praetorians", { count: Number(value), players: Number(players) });
  if (Array.isArray(value) && key !== "faces") {
    const chasms = (value as unknown[][]).map((edges) => edges.length);
    return say("figure-hexes", { land: key, count: chasms.length, chasms: chasms.join(", ") }, { game });
  }
  const shown = Array.isArray(value) ? value.join(" ") : String(value);
  const words = KEYS[key];
  return words ? `${say(words)} ${shown}` : `${nameOfKey(key, game)} ${shown}`;
}

/** Shapes, resources and soul stones go by their own names. */
function nameOfKey(key: string, game: string): string {
  const names: [string, string][] = [
    ["shape", key],
    ["resource", key],
    ["item", key === "small" || key === "large" ? `${key}-stone` : key],
  ];
  const found = names.map(([group, name]) => [name, noun(group, name, "", game)]).find(([name, said]) => name !== said);
  return found?.[1] ?? key;
}

function isTable(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
