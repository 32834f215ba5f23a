import { afterEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../protocol";
import { api, Refusal, UNREACHABLE } from "./api";
import { Listing } from "./listing.svelte";

const table = (number: number): TableInfo => ({ id: `t${number}` }) as TableInfo;
const PAGE = 20;

/** A server with so many tables, on which a page begins behind a number. */
function serving(count: () => number): ReturnType<typeof vi.spyOn> {
  return vi.spyOn(api, "list").mockImplementation((_, after = null) => {
    const first = Number(after ?? 0);
    const tables = Array.from({ length: Math.min(PAGE, count() - first) }, (_, i) => table(first + i));
    return Promise.resolve({ tables, after: first + PAGE < count() ? String(first + PAGE) : null });
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("tables come page by page until there are no more", async () => {
  serving(() => 45);
  const listing = new Listing("playing");
  await listing.look();
  expect([listing.tables?.length, listing.hasMore]).toEqual([20, true]);
  await listing.more();
  await listing.more();
  expect([listing.tables?.length, listing.hasMore]).toEqual([45, false]);
  await listing.more();
  expect(listing.tables?.length).toBe(45);
});

test("who looks again sees as many as before", async () => {
  let count = 45;
  serving(() => count);
  const listing = new Listing("playing");
  await listing.look();
  await listing.more();
  count = 50;
  await listing.look();
  expect([listing.tables?.length, listing.hasMore]).toEqual([40, true]);
});

test("a server that cannot be reached takes nothing away", async () => {
  const asked = serving(() => 3);
  const listing = new Listing("lobby");
  await listing.look();
  asked.mockRejectedValue(new Refusal(UNREACHABLE));
  await listing.look();
  expect([listing.tables?.length, listing.problem?.code]).toEqual([3, "offline"]);
});
