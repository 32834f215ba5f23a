/** Whether the players' cards have to be small: many of them, or a low window. */
import { innerHeight } from "svelte/reactivity/window";

const LOW = 720;

export function isTight(players: number): boolean {
  return players > 3 || (innerHeight.current ?? LOW) < LOW;
}
