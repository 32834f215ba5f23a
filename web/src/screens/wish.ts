/** What somebody wants of a new table, and how the server is told. */
import type { Clock, NewTable, SeatWish } from "../protocol";

export const USUAL_BOT = "knight";

export type Who = "me" | "here" | "open" | "bot";
export type HeroWay = "dealt" | "chosen" | "given";
export type Dice = "drawn" | "own" | "known";

export interface SeatPlan {
  who: Who;
  /** The name of somebody on this device. */
  name: string;
  bot: string;
  /** A hero that is given, or nothing. */
  hero: string;
}

export interface Plan {
  game: string;
  seats: SeatPlan[];
  heroes: HeroWay;
  variants: string[];
  odds: boolean;
  undo: boolean;
  public: boolean;
  dice: Dice;
  seed: string;
  clock: "none" | Clock["per"];
  minutes: number;
  seconds: number;
  atZero: NonNullable<Clock["at_zero"]>;
  figures: Record<string, unknown> | null;
}

/** A seat as it is offered first. */
export const seatFor = (who: Who): SeatPlan => ({ who, name: "", bot: USUAL_BOT, hero: "" });

/** A table as it is offered first. */
export const usualPlan = (): Plan => ({
  game: "karak",
  seats: [seatFor("me"), seatFor("bot"), seatFor("bot")],
  heroes: "dealt",
  variants: [],
  odds: true,
  undo: true,
  public: false,
  dice: "drawn",
  seed: "",
  clock: "none",
  minutes: 2,
  seconds: 0,
  atZero: "bot",
  figures: null,
});

const SHORTEST = 5;
const LONGEST = 86_400;
const MINUTE = 60;

/** Why a table cannot be opened like this: the id of a message, or null. */
export function objection(plan: Plan): string | null {
  if (plan.heroes === "given") {
    const heroes = plan.seats.map((seat) => seat.hero);
    if (heroes.some((hero) => !hero)) return "ui-hero-for-everybody";
    if (new Set(heroes).size < heroes.length) return "ui-hero-once";
  }
  if (plan.dice === "known" && !/^[0-9]{1,38}$/.test(plan.seed.trim())) return "ui-seed-digits";
  if (plan.clock !== "none" && (secondsOf(plan) < SHORTEST || secondsOf(plan) > LONGEST)) return "ui-clock-limits";
  return null;
}

/** How long a clock of the plan runs. */
export function secondsOf(plan: Pick<Plan, "minutes" | "seconds">): number {
  return Math.round((plan.minutes || 0) * MINUTE + (plan.seconds || 0));
}

/** Whether nobody is waited for, so that the game can begin at once. */
export function isFull(plan: Plan): boolean {
  return plan.seats.every((seat) => seat.who !== "open");
}

/** Say it as the server wants it; `names` are those of people who gave none. */
export function wishOf(plan: Plan, own: string, names: (seat: number) => string): NewTable {
  return {
    game: plan.game,
    seats: plan.seats.map((seat, i) => seatWish(plan, seat, seat.who === "me" ? own : seat.name.trim() || names(i))),
    choose: plan.heroes === "chosen",
    variants: plan.variants,
    figures: plan.figures,
    odds: plan.odds,
    undo: plan.undo,
    seed: plan.dice === "known" ? plan.seed.trim() : null,
    own_dice: plan.dice === "own",
    clock: plan.clock === "none" ? null : { per: plan.clock, seconds: secondsOf(plan), at_zero: plan.atZero },
    public: plan.public,
    start: isFull(plan),
  };
}

function seatWish(plan: Plan, seat: SeatPlan, name: string): SeatWish {
  const hero = plan.heroes === "given" ? seat.hero : null;
  if (seat.who === "open") return { who: "open", hero };
  if (seat.who === "bot") return { who: "bot", bot: seat.bot, hero };
  return { who: "person", name, hero };
}
