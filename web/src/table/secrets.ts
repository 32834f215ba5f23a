/** Which secret proves what. */
import type { TableInfo } from "../protocol";
import type { HeldTable } from "./keys.svelte";

/** The secret that proves the host, if this browser has it. */
export function hostSecret(held: HeldTable | null, info: TableInfo | null): string {
  const seat = info?.seats.find((each) => each.is_host)?.seat;
  return held?.seats.find((each) => each.seat === seat)?.secret ?? held?.host ?? "";
}

/** The secret of a seat, if this browser has it. */
export function secretOf(held: HeldTable | null, seat: number): string {
  return held?.seats.find((each) => each.seat === seat)?.secret ?? "";
}
