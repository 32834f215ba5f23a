/** Who plays a seat, in words. */
import type { Table } from "../table/table.svelte";
import { say } from "../words/index.svelte";

/** Who plays there: a bot, oneself, somebody by name, and whether they are away. */
export function playedBy(table: Table, seat: number): string {
  const info = table.info?.seats[seat];
  if (!info) return "";
  if (info.bot) return info.taken_by === "person" ? say("ui-bot-for", { bot: info.bot, name: info.name }) : say("ui-played-by-bot", { bot: info.bot });
  if (table.seats.includes(seat)) return table.seats.length > 1 ? info.name : say("ui-that-is-you");
  return info.present ? info.name : `${info.name} · ${say("ui-away")}`;
}
