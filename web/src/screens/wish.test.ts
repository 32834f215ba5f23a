import { expect, test } from "vitest";
import { isFull, objection, type Plan, seatFor, type SeatPlan, usualPlan, wishOf } from "./wish";

const seat = (who: SeatPlan["who"], more: Partial<SeatPlan> = {}): SeatPlan => ({ ...seatFor(who), ...more });
const plan = (more: Partial<Plan> = {}): Plan => ({ ...usualPlan(), seats: [seat("me"), seat("bot")], ...more });
const wish = (more: Partial<Plan> = {}) => wishOf(plan(more), "Ann", (i) => `Player ${i + 1}`);

test("a plain table is a plain wish, and begins at once", () => {
  expect(wish().seats).toEqual([
    { who: "person", name: "Ann", hero: null },
    { who: "bot", bot: "knight", hero: null },
  ]);
  expect(wish()).toMatchObject({ choose: false, seed: null, own_dice: false, clock: null, start: true });
});

test("an open seat is waited for", () => {
  const seats = [seat("me"), seat("here"), seat("open")];
  expect(isFull(plan({ seats }))).toBe(false);
  expect(wish({ seats }).start).toBe(false);
  expect(wish({ seats }).seats[1]).toEqual({ who: "person", name: "Player 2", hero: null });
});

test("heroes are given only when everybody has one of their own", () => {
  const given = (first: string, second: string): Partial<Plan> => ({
    heroes: "given",
    seats: [seat("me", { hero: first }), seat("bot", { hero: second })],
  });
  expect(objection(plan(given("wizard", "")))).toBe("ui-hero-for-everybody");
  expect(objection(plan(given("wizard", "wizard")))).toBe("ui-hero-once");
  expect(objection(plan(given("wizard", "thief")))).toBeNull();
  expect(wish(given("wizard", "thief")).seats.map((each) => each.hero)).toEqual(["wizard", "thief"]);
});

test("a known seed is digits, and a clock neither too short nor too long", () => {
  expect(objection(plan({ dice: "known", seed: "x1" }))).toBe("ui-seed-digits");
  expect(wish({ dice: "known", seed: " 42 " }).seed).toBe("42");
  expect(objection(plan({ clock: "move", minutes: 0, seconds: 3 }))).toBe("ui-clock-limits");
  expect(wish({ clock: "game", minutes: 10, seconds: 30, atZero: "end-turn" }).clock).toEqual({
    per: "game",
    seconds: 630,
    at_zero: "end-turn",
  });
});
