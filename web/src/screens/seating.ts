/** Sitting down and getting up: what the waiting room and links do. */
import type { TableInfo } from "../protocol";
import { api } from "../table/api";
import { type HeldTable, hold } from "../table/keys.svelte";
import type { SeatPass } from "./invitation";
import { ownName } from "./opening";

/** The secret that proves the host, if this browser has it. */
export function hostSecret(held: HeldTable | null, info: TableInfo | null): string {
  const seat = info?.seats.find((each) => each.is_host)?.seat;
  return held?.seats.find((each) => each.seat === seat)?.secret ?? held?.host ?? "";
}

/** The secret of a seat, if this browser has it. */
export function secretOf(held: HeldTable | null, seat: number): string {
  return held?.seats.find((each) => each.seat === seat)?.secret ?? "";
}

/** Take a seat over with the word that was given for it; its name stays. */
export async function takeOver(key: string, pass: SeatPass): Promise<void> {
  const info = await api.look(key);
  const name = info.seats[pass.seat]?.name || ownName();
  hold(await api.join(key, { name, claim: pass.claim }));
}
