/** What this browser prefers, kept in the browser. */
export type Pace = "full" | "quick" | "off";
export type Motion = "system" | "calm";

interface Settings {
  pace: Pace;
  /** The name to sit down with. */
  name: string;
  sound: boolean;
  /** Whether things move: as the system says, or never. */
  motion: Motion;
  /** Whether to be told of one's turn while another page is looked at. */
  notify: boolean;
}

const STORE = "karak.settings";
const USUAL: Settings = { pace: "full", name: "", sound: true, motion: "system", notify: false };

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

/** All settings; what is set is kept. */
export const settings: Settings = $state(read());

$effect.root(() => {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(STORE, kept);
    } catch {
      // Nothing is kept, then.
    }
  });
});

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing should move that need not. */
export function isCalm(): boolean {
  return settings.motion === "calm" || still.matches;
}

/** How long things are shown, as a part of full pace. */
export function pace(): number {
  if (settings.pace === "off") return 0;
  const part = settings.pace === "quick" ? 0.4 : 1;
  return isCalm() ? part * 0.7 : part;
}
