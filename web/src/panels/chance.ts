/** Which die is rolled by hand next, in the order in which the dice of a battle are asked for. */
import type { Karak2Battle, UnitName } from "../protocol";

export type DieName = "hero" | UnitName;

const UNITS: readonly UnitName[] = ["knight", "archer", "mage", "skeleton", "bear", "titan"];

/** The die of Karak 2 that comes after so many, or nothing for a plain one. */
export function dieOf(action: string, given: number, battle: Karak2Battle | null): DieName | null {
  if (!battle) return null;
  const units = UNITS.flatMap((unit) => Array.from({ length: battle.sent[unit] ?? 0 }, () => unit));
  const dice: Record<string, DieName[]> = { roll: ["hero", ...units], "roll units again": units, "roll hero again": ["hero"] };
  return dice[action]?.[given] ?? null;
}

/** Answers of a die that look the same are one answer. */
export function distinct<T extends { answer: number }>(possible: readonly T[], faces: readonly string[]): T[] {
  return possible.filter((each) => faces.indexOf(faces[each.answer - 1] ?? "") === each.answer - 1);
}
