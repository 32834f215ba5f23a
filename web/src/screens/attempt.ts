/** Trying something that the server may refuse. */
import type { Problem } from "../protocol";
import { Refusal } from "../table/api";

/** Do something; give what the server had against it, if it had. */
export async function attempt(work: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}
