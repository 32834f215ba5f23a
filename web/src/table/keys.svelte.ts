/** The seats that this browser holds at this server, and the secrets that prove them. */
import type { HeldSeat, Seated, TableInfo } from "../protocol";
import { reconciled } from "./secrets";

export interface HeldTable {
  id: string;
  code: string;
  game: string;
  seats: HeldSeat[];
  host: string | null;
  phase: TableInfo["phase"];
  when: number;
}

const STORE = "karak.tables";
/** How many tables are kept; finished ones go first. */
const MOST = 200;

function read(): HeldTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(kept) ? (kept as HeldTable[]) : [];
  } catch {
    return [];
  }
}

let tables = $state.raw(read());
window.addEventListener("storage", (event) => {
  if (event.key === STORE) tables = read();
});

const latestFirst = (a: HeldTable, b: HeldTable): number => b.when - a.when;

function write(next: HeldTable[]): void {
  const going = next.filter((each) => each.phase !== "finished");
  const over = next.filter((each) => each.phase === "finished").sort(latestFirst);
  tables = [...going, ...over.slice(0, Math.max(0, MOST - going.length))].sort(latestFirst);
  try {
    localStorage.setItem(STORE, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing plays on until the page is closed.
  }
}

/** All tables at which this browser holds something, the latest first. */
export function heldTables(): readonly HeldTable[] {
  return tables;
}

/** What this browser holds at a table, by its id or code. */
export function heldAt(key: string): HeldTable | null {
  return tables.find((each) => each.id === key || each.code === key.toUpperCase()) ?? null;
}

/** Keep the seats of a table that was opened or joined. */
export function hold(seated: Seated): HeldTable {
  const { table } = seated;
  const before = heldAt(table.id);
  const seats = [...(before?.seats ?? []).filter((old) => !seated.seats.some((each) => each.seat === old.seat))];
  const next: HeldTable = {
    id: table.id,
    code: table.code ?? table.id,
    game: table.options.game,
    seats: [...seats, ...seated.seats].sort((a, b) => a.seat - b.seat),
    host: seated.host ?? before?.host ?? null,
    phase: table.phase,
    when: Date.now(),
  };
  write([next, ...tables.filter((each) => each.id !== table.id)]);
  return next;
}

/** Keep a finished game to find it again; nothing is held there. */
export function remember(table: TableInfo): void {
  if (heldAt(table.id)) return;
  const { id, code, phase } = table;
  write([{ id, code: code ?? id, game: table.options.game, seats: [], host: null, phase, when: Date.now() }, ...tables]);
}

/** A held seat is another one now; its secret went along. */
export function moveHeld(id: string, from: number, to: number): void {
  change(id, (seats) => seats.map((each) => (each.seat === from ? { ...each, seat: to } : each)));
}

/** Follow what the server says about the seats that this device said to hold. */
export function followSeats(id: string, said: readonly number[], told: readonly number[]): void {
  change(id, (held) => reconciled(held, said, told));
}

function change(id: string, work: (seats: HeldSeat[]) => HeldSeat[]): void {
  const held = heldAt(id);
  if (held) write(tables.map((each) => (each === held ? { ...each, seats: work(each.seats) } : each)));
}

/** Secrets hold at the next table of the same people, too. */
export function holdRematch(from: string, table: TableInfo): void {
  const before = heldAt(from);
  if (before && !heldAt(table.id)) {
    const next = { ...before, id: table.id, code: table.code ?? table.id, phase: table.phase, when: Date.now() };
    write([next, ...tables]);
  }
}

/** Remember how far a table is. */
export function notePhase(id: string, phase: TableInfo["phase"]): void {
  const held = heldAt(id);
  if (held && held.phase !== phase) write(tables.map((each) => (each === held ? { ...each, phase } : each)));
}

/** Forget a table. */
export function release(id: string): void {
  write(tables.filter((each) => each.id !== id));
}
