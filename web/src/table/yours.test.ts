import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";
import type { HeldTable } from "./keys.svelte";
import { hostSecret, reconciled, secretOf } from "./secrets";
import { standingOf } from "./yours";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  taken_by: "person",
  name: `Player ${number}`,
  bot: null,
  present: true,
  is_host: false,
  hero: null,
  ...more,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: "t1", code: "ABCD2345", phase: "playing", seats, asked: null, ...more }) as TableInfo;
const held: HeldTable = {
  id: "t1",
  code: "ABCD2345",
  game: "karak",
  seats: [{ seat: 1, secret: "second" }],
  host: "opener",
  phase: "playing",
  when: 0,
};

test("the host is proved by the host's seat, else by what the opener got", () => {
  expect(hostSecret(held, table([seat(0), seat(1, { is_host: true })]))).toBe("second");
  expect(hostSecret(held, table([seat(0), seat(1)]))).toBe("opener");
  expect(hostSecret(null, null)).toBe("");
  expect(secretOf(held, 0)).toBe("");
});

test("a table waits for me when one of my seats is asked and no bot plays it", () => {
  expect(standingOf(held, table([seat(0), seat(1)], { asked: 1 }))).toEqual({ kind: "yours", seat: 1 });
  expect(standingOf(held, table([seat(0), seat(1)], { asked: 0 }))).toEqual({ kind: "others", name: "Player 0" });
  const played = table([seat(0), seat(1, { bot: "knight" })], { asked: 1 });
  expect(standingOf(held, played).kind).toBe("others");
  expect(standingOf(held, table([], { phase: "lobby" })).kind).toBe("lobby");
  expect(standingOf({ ...held, phase: "finished" }, null).kind).toBe("finished");
});

test("a seat that moved keeps its secret, one that went is let go, one just taken stays", () => {
  const both = [
    { seat: 0, secret: "a" },
    { seat: 1, secret: "b" },
  ];
  expect(reconciled(both, [0, 1], [1, 2])).toEqual([
    { seat: 2, secret: "a" },
    { seat: 1, secret: "b" },
  ]);
  expect(reconciled(both, [0, 1], [1])).toEqual([{ seat: 1, secret: "b" }]);
  expect(reconciled(both, [0], [0])).toEqual(both);
  expect(reconciled(both, [], [])).toEqual(both);
});
