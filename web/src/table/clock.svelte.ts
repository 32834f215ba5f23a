/** The table's clock as seen here: it runs on between two messages. */
import { onDestroy } from "svelte";
import type { Timing } from "./table.svelte";

const TICK = 250;

/** The milliseconds that a seat has left. */
export function leftFor(timing: Timing, seat: number, now: number): number {
  const left = timing.left[seat] ?? 0;
  return timing.running === seat ? Math.max(0, left - (now - timing.at)) : left;
}

/** Time as minutes and seconds, never less than is left. */
export function asClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const part = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${part(minutes % 60)}:${part(seconds % 60)}`;
  return `${minutes}:${part(seconds % 60)}`;
}

/** What the time is, again and again, for as long as the component is there. */
export function ticking(): { readonly now: number } {
  let now = $state(performance.now());
  const timer = setInterval(() => {
    now = performance.now();
  }, TICK);
  onDestroy(() => clearInterval(timer));
  return {
    get now() {
      return now;
    },
  };
}
