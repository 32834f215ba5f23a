/** Sound at a table: silent until somebody has acted here, and while it is switched off. */
import { settings } from "../settings.svelte";
import type { Table } from "../table/table.svelte";
import { cueOf, sceneCue } from "./cues";
import type { Cue, Synth } from "./synth";

let acted = false;
let synth: Promise<Synth> | null = null;

if (typeof window !== "undefined") {
  const act = (): void => {
    acted = true;
  };
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, act, { once: true, capture: true });
}

/** Let something be heard. */
export function sound(cue: Cue): void {
  if (!acted || !settings.sound || document.visibilityState === "hidden") return;
  synth ??= import("./synth").then(({ Synth }) => new Synth());
  void synth.then((instrument) => instrument.play(cue)).catch(() => undefined);
}

/** Give what is shown at a table its sounds, for as long as the component lives. */
export function soundsOf(table: Table): void {
  let last = table.shown;
  let asked = table.shown?.asked?.seat ?? null;
  $effect(() => {
    const { shown } = table;
    if (!shown || shown === last) return;
    const now = shown.asked?.seat ?? null;
    const isAnew = now !== null && now !== asked && last !== null && table.seats.includes(now);
    const cue = last === null ? null : cueOf(shown, isAnew);
    last = shown;
    asked = now;
    if (cue) sound(cue);
  });
  $effect(() => {
    const cue = sceneCue(table.scene);
    if (cue) sound(cue);
  });
}
