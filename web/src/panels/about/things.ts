/** Everything that can be asked about: its drawing, its figures, the rules behind it. */
import { heroArt, itemArt, tokenArt } from "../../art/names";
import { landArt } from "../../board/karak2/geometry";
import type { GameSetup, LandName } from "../../protocol";
import type { Arguments } from "../../words/index.svelte";

export type Group = "hero" | "ability" | "token" | "item" | "tile" | "army" | "unit" | "building" | "resource" | "land" | "state";

export interface Thing {
  group: Group;
  name: string;
}

/** A line of figures: a message and its arguments. */
export interface Fact {
  message: string;
  args: Arguments;
}

/** The short names of heroes in rule ids. */
const LETTERS: Record<string, string> = {
  wizard: "WIZ",
  warlock: "WLK",
  warrior: "WAR",
  thief: "THF",
  oracle: "ORC",
  swordsman: "SWD",
  ranger: "RNG",
  princess: "PRI",
  scout: "SCT",
};
/** Rules that say more of an ability. */
const MORE: Record<string, readonly string[]> = {
  "K1.A.THF2": ["K1.A.THF3", "K1.A.THF4"],
  "K2.A.SCT2": ["K2.A.SCT3", "K2.A.SCT4", "K2.A.SCT5"],
};

const FIGHTING = ["M2", "F1", "F2", "F3", "F4"];
const BATTLING = ["M5", "B1", "B2", "B3", "B4"];
const KARAK: Record<string, readonly string[]> = {
  hero: ["S1", "S5", "T1"],
  token: ["I1", ...FIGHTING],
  "token mummy": ["C1", "C2", ...FIGHTING],
  "token dragon": ["X1", ...FIGHTING],
  "token chest": ["I6", "E5", "M3", "X2"],
  item: ["F1", "I2", "I4"],
  "item flames": ["F1", "F5", "I2"],
  "item portal": ["I5", "I7", "I2"],
  "item key": ["I6", "I2"],
  "item treasure": ["X2", "I6"],
  "item dragon-treasure": ["X1", "X2"],
  "tile start": ["S3", "S5"],
  "tile tunnel": ["E3", "M1"],
  "tile room": ["E4", "E5", "E6"],
  "tile gate": ["M4", "E3"],
  "tile fountain": ["H3", "E3", "H4"],
  "state curse": ["C1", "C2", "C3", "C4"],
  "state heart": ["F3", "H1", "H2", "H3"],
};
const KARAK2: Record<string, readonly string[]> = {
  hero: ["S1", "S6", "T1", "T2"],
  army: ["I1", ...BATTLING],
  "state general": ["D1", "D2", "D3", "D4", "D5"],
  "state praetorian": ["D2", "D5"],
  item: ["B2", "I2"],
  "item fireball": ["I3", "I2"],
  "item pickpocket": ["I4", "I2"],
  "item cart": ["I5"],
  "item amulet-of-resources": ["I6", "I12"],
  "item amulet-of-glory": ["G4", "I12"],
  "item amulet-of-action": ["I7", "I12"],
  "item amulet-of-protection": ["I8", "I9"],
  "item amulet-of-the-titan": ["I10", "I12"],
  "item small-stone": ["X1", "X2", "I11"],
  "item large-stone": ["X1", "X2", "I11"],
  "item archstone": ["D4", "X1", "X2"],
  unit: ["R1", "R2", "B1", "B6", "G2"],
  "unit skeleton": ["B10", "A.WLK1", "B6"],
  "unit bear": ["B10", "A.RNG2", "B6"],
  "unit titan": ["I10", "B10", "B6"],
  building: ["N4", "N7", "R2"],
  "building city": ["N3", "N4"],
  "building stable": ["N5", "N4"],
  "building portal": ["N6", "N4"],
  "building banners": ["G1", "G4", "N4"],
  resource: ["N2", "R1", "S8"],
  land: ["N2", "M1", "M3"],
  "land castle": ["S2", "N1"],
  "land abyss": ["D1", "M7"],
  "state plague": ["P1", "P2", "P3", "N9", "P4"],
  "state glory": ["G1", "G2", "G3", "G4"],
  "state heart": ["B5", "H1", "N1"],
};

/** The ids of the rules behind a thing, the nearest first. */
export function rulesOf({ group, name }: Thing, game: string): string[] {
  const [first, rules] = game === "karak2" ? ["K2", KARAK2] : ["K1", KARAK];
  if (group === "ability") {
    const [hero = "", number = ""] = name.split(/-(?=\d)/);
    const id = `${first}.A.${LETTERS[hero] ?? ""}${number}`;
    return hero in LETTERS ? [id, ...(MORE[id] ?? [])] : [];
  }
  return (rules[`${group} ${name}`] ?? rules[group] ?? []).map((id) => `${first}.${id}`);
}

const STATES: Record<string, string> = {
  curse: "item-curse",
  heart: "item-heart",
  plague: "k2-plague",
  glory: "glory",
  general: "k2-general",
  praetorian: "k2-praetorian",
};

/** The drawing of a thing; dice of units are drawn otherwise. */
export function artOf({ group, name }: Thing): string | null {
  switch (group) {
    case "hero":
      return `niche-${heroArt(name)}`;
    case "token":
      return `tok-${tokenArt(name)}`;
    case "item":
      return itemArt(name);
    case "army":
      return `army-${name}`;
    case "building":
      return name === "city" ? "k2-city" : `bld-${name}`;
    case "resource":
      return `res-${name}`;
    case "land":
      return landArt(name as LandName, 1);
    case "state":
      return STATES[name] ?? null;
    case "tile":
      return { start: "k1-start-15", gate: "k1-gate-5", fountain: "k1-fountain-3", room: "k1-room-5", tunnel: "k1-tunnel-5" }[name] ?? null;
    default:
      return null;
  }
}

/** What the table's figures say of a thing. */
export function factsOf(thing: Thing, setup: GameSetup): Fact[] {
  return setup.game === "karak2" ? karak2Facts(thing, setup.figures) : karakFacts(thing, setup.figures);
}

type Rows = Record<string, Record<string, unknown> | undefined>;

function karakFacts({ group, name }: Thing, figures: object): Fact[] {
  const all = figures as Record<string, Rows>;
  if (group === "token") return shared(all["tokens"]?.[name]);
  return group === "item" ? shared(all["items"]?.[name]) : [];
}

function karak2Facts({ group, name }: Thing, figures: object): Fact[] {
  const all = figures as Record<string, Rows>;
  if (group === "army") return shared(all["armies"]?.[name]);
  if (group === "item") {
    const worth = (all["stones"] as Record<string, unknown> | undefined)?.[name.replace("-stone", "")];
    return typeof worth === "number" ? [{ message: "ui-points", args: { points: worth } }] : shared(all["items"]?.[name]);
  }
  if (group === "unit") {
    const die = all["dice"]?.[name];
    const faces = (die?.["faces"] ?? []) as string[];
    return [{ message: "ui-fact-die", args: { face: faces } }, ...shared(die)];
  }
  if (group === "building") {
    const { food = 0, wood = 0, stone = 0 } = (all["prices"]?.[name] ?? {}) as Record<string, number>;
    const resources = Object.fromEntries(Object.entries({ food, wood, stone }).filter(([, count]) => count > 0));
    return [{ message: "ui-fact-price", args: { resources } }];
  }
  const general = all["general"] as Record<string, unknown> | undefined;
  return group === "state" && name === "general" ? shared(general) : [];
}

function shared(row: Record<string, unknown> | undefined): Fact[] {
  const facts: Fact[] = [];
  const { strength, bonus, points, number } = row ?? {};
  if (typeof strength === "number") facts.push({ message: "ui-strength", args: { strength } });
  if (typeof bonus === "number") facts.push({ message: "ui-fact-bonus", args: { bonus } });
  if (typeof points === "number") facts.push({ message: "ui-points", args: { points } });
  if (typeof number === "number") facts.push({ message: "ui-fact-number", args: { number } });
  return facts;
}
