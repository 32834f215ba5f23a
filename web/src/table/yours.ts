/** How the tables stand at which this browser holds seats. */
import type { TableInfo } from "../protocol";
import { api, Refusal } from "./api";
import type { HeldTable } from "./keys.svelte";

export type Standing =
  | { kind: "unknown" | "gone" | "lobby" | "finished" }
  | { kind: "yours"; seat: number }
  | { kind: "others"; name: string };

/** What a table waits for, as seen from the seats that are held there. */
export function standingOf(held: HeldTable, info: TableInfo | null): Standing {
  if (!info) return { kind: held.phase === "finished" ? "finished" : "unknown" };
  if (info.phase !== "playing") return { kind: info.phase };
  const asked = info.seats.find((seat) => seat.seat === info.asked);
  if (!asked) return { kind: "unknown" };
  const mine = held.seats.some((seat) => seat.seat === asked.seat) && !asked.bot;
  return mine ? { kind: "yours", seat: asked.seat } : { kind: "others", name: asked.name };
}

/** Ask the server about a table; `gone` when there is none any more. */
export async function lookUp(held: HeldTable): Promise<TableInfo | "gone" | null> {
  try {
    return await api.look(held.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problem.code === "no-such-table" ? "gone" : null;
  }
}
