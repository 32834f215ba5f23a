/** What this browser prefers: pace, name. Kept in the browser. */
export type Pace = "full" | "quick" | "off";

interface Settings {
  pace: Pace;
  name: string;
}

const STORE = "karak.settings";
const USUAL: Settings = { pace: "full", name: "" };

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

const kept = $state(read());

/** All settings; what is set is kept. */
export const settings = {
  get pace(): Pace {
    return kept.pace;
  },
  set pace(next: Pace) {
    kept.pace = next;
    write();
  },
  get name(): string {
    return kept.name;
  },
  set name(next: string) {
    kept.name = next;
    write();
  },
};

function write(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Nothing is kept, then.
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long things are shown, as a part of full pace. */
export function pace(): number {
  if (kept.pace === "off") return 0;
  const part = kept.pace === "quick" ? 0.4 : 1;
  return still.matches ? part * 0.7 : part;
}
