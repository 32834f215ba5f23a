/** The keys of the boards: who listens to them, and what they are for. */

import type { HexSide, Side } from "../protocol";

/** A key or several, as they are written on the keyboard, and the message that says what they do. */
export interface KeyHelp {
  keys: readonly string[];
  message: string;
}

const BOTH: readonly KeyHelp[] = [
  { keys: ["Tab"], message: "ui-board-key-places" },
  { keys: ["R", "←", "→"], message: "ui-board-key-turn" },
  { keys: ["↵"], message: "ui-board-key-take" },
  { keys: ["⇧ ← ↑ ↓ →"], message: "ui-board-key-pan" },
  { keys: ["+", "−"], message: "ui-board-key-zoom" },
  { keys: ["C"], message: "ui-board-key-centre" },
  { keys: ["0"], message: "ui-board-key-fit" },
  { keys: ["Q"], message: "ui-board-key-sound" },
];

/** The keys of a game's board, in the order in which they are worth knowing, as a language's keyboards write them. */
export function boardKeys(game: string, language: string): readonly KeyHelp[] {
  if (game !== "karak2") return [{ keys: ["←", "↑", "↓", "→"], message: "ui-board-key-walk" }, ...BOTH];
  const around = ["de", "cs"].includes(language) ? ["T Z", "F H", "V B"] : ["T Y", "F H", "V B"];
  return [
    { keys: around, message: "ui-board-key-ride" },
    { keys: ["←", "↑", "↓", "→"], message: "ui-board-key-choose" },
    { keys: ["E"], message: "ui-board-key-explore" },
    ...BOTH,
  ];
}

/** The six keys around G lie as the six sides of a hex do; so do those around 5 on a number pad. */
export const SIDE_KEYS: Record<string, HexSide> = {
  KeyT: "northwest",
  KeyY: "northeast",
  KeyF: "west",
  KeyH: "east",
  KeyV: "southwest",
  KeyB: "southeast",
  Numpad7: "northwest",
  Numpad9: "northeast",
  Numpad4: "west",
  Numpad6: "east",
  Numpad1: "southwest",
  Numpad3: "southeast",
};
export const ARROWS: Record<string, { side: Side; dx: number; dy: number }> = {
  ArrowUp: { side: "north", dx: 0, dy: -1 },
  ArrowRight: { side: "east", dx: 1, dy: 0 },
  ArrowDown: { side: "south", dx: 0, dy: 1 },
  ArrowLeft: { side: "west", dx: -1, dy: 0 },
};

const ELSEWHERE = "input, select, textarea, dialog, [role='dialog'], [role='slider'], [role='menu'], [contenteditable]";

/** Whether a key is meant for the board: nobody writes, no dialog is open, nobody has taken it. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open], [aria-modal='true']")) return false;
  return !(event.target instanceof Element && event.target.closest(ELSEWHERE));
}

/** Whether Enter would press something that has the focus. */
export function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a, [role='button']") !== null;
}

/** The place nearest in a direction, among others: nearer and straighter is better. */
export function nearestTowards<T extends { x: number; y: number }>(from: T, dx: number, dy: number, others: readonly T[]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy - (other.y - from.y) * dx);
    if (along <= 0 || aside > along * 2) continue;
    const cost = along + 1.5 * aside;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}
