/** Which secret proves what. */
import type { HeldSeat, TableInfo } from "../protocol";
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

/** What is still held when the server has told which seats this device has: a seat may have moved, or gone. */
export function reconciled(held: readonly HeldSeat[], said: readonly number[], told: readonly number[]): HeldSeat[] {
  const missing = held.filter(({ seat }) => said.includes(seat) && !told.includes(seat));
  const found = told.filter((seat) => !held.some((each) => each.seat === seat));
  const [from, to] = [missing[0], found[0]];
  if (missing.length === 1 && found.length === 1 && from && to !== undefined) {
    return held.map((each) => (each === from ? { ...each, seat: to } : each));
  }
  return held.filter((each) => !missing.includes(each));
}
