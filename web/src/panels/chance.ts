/** What was rolled or drawn by hand. */
import type { Possible } from "../protocol";

/** Answers that look the same are one answer. */
export function distinct(possible: readonly Possible[]): Possible[] {
  return possible.filter(({ name }, i) => name === null || possible.findIndex((each) => each.name === name) === i);
}
