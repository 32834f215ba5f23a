/** The odds of a choice of dice, from the list that the server gives. */
import type { FightChances, FightOdds, UnitName } from "../protocol";

export type Sent = Partial<Record<UnitName, number>>;

/** The chances after an action, if they are told. */
export function chancesOf(odds: FightOdds | null, action: string): FightChances | null {
  return odds?.options.find((option) => option.action === action)?.chances ?? null;
}

/** The chances with exactly these units, if they are told. */
function chancesWith(odds: FightOdds | null, units: Sent): FightChances | null {
  return odds?.choices.find((choice) => isSame(choice.units, units))?.chances ?? null;
}

/** The chances with one unit more. */
export function chancesWithOneMore(odds: FightOdds | null, units: Sent, unit: UnitName): FightChances | null {
  return chancesWith(odds, { ...units, [unit]: (units[unit] ?? 0) + 1 });
}

/** The units that are still to be sent to have chosen best; nothing if that cannot be any more. */
export function missing(best: Sent | null, sent: Sent): UnitName[] | null {
  if (!best || kindsOf(best, sent).some((unit) => (sent[unit] ?? 0) > (best[unit] ?? 0))) return null;
  return kindsOf(best, sent).flatMap((unit) => Array.from({ length: (best[unit] ?? 0) - (sent[unit] ?? 0) }, () => unit));
}

/** How many units are lost on average. */
export function unitsLost({ units }: FightChances): number {
  return Object.values(units ?? {}).reduce((total, each) => total + (each?.lost ?? 0), 0);
}

function isSame(a: Sent, b: Sent): boolean {
  return kindsOf(a, b).every((unit) => (a[unit] ?? 0) === (b[unit] ?? 0));
}

function kindsOf(a: Sent, b: Sent): UnitName[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])] as UnitName[];
}
