/** The promise about the dice: what everybody saw before the first move, computed again. */
import { sha256 } from "./sha256";

/** Three lines, as `karak.table.fairness` writes them. */
export function promiseOf(seed: string, salt: string): string {
  return sha256(`karak dice 1\n${seed.trim()}\n${salt.trim().toLowerCase()}\n`);
}

/** Whether a seed and salt are those that were promised. */
export function isKept(promise: string, seed: string, salt: string): boolean {
  return promiseOf(seed, salt) === promise.trim().toLowerCase();
}

export interface Proof {
  promise: string;
  seed: string;
  salt: string;
}

/** What an exported game says of its dice; null if there is no promise in it. */
export function proofIn(game: unknown): Proof | null {
  const data = game as { fairness?: { commitment?: unknown; salt?: unknown }; seed?: unknown } | null;
  const promise = data?.fairness?.commitment;
  const salt = data?.fairness?.salt;
  const seed = seedIn(game);
  if (typeof promise !== "string" || typeof salt !== "string" || seed === null) return null;
  return { promise, seed, salt };
}

/** The seed of a log, wherever in the file its set-up is. */
function seedIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const seed = (value as { seed?: unknown }).seed;
  if (typeof seed === "string" && /^[0-9]+$/.test(seed)) return seed;
  for (const part of Object.values(value)) {
    const found = Array.isArray(part) ? null : seedIn(part);
    if (found !== null) return found;
  }
  return null;
}
