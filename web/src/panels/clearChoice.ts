/** The answer that is lit up: the best by the odds, or the only one; where taste decides, none. */
import type { Choice, FightOdds } from "../protocol";

export function clearChoice({ odds, choices }: { odds: FightOdds | null; choices: readonly Choice[] }): string | null {
  return odds?.best ?? (choices.length === 1 ? (choices[0]?.action ?? null) : null);
}
