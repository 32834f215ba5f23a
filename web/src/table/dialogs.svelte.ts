/** Which dialog lies over the table: one at a time. */
import type { Thing } from "../panels/about/things";

export type PlainDialog = "menu" | "seats" | "story" | "position" | "keys" | "emotes";
export type Open =
  | { kind: PlainDialog }
  | { kind: "thing"; thing: Thing }
  | { kind: "place"; site: number }
  | { kind: "hero"; seat: number };

let open = $state.raw<readonly Open[]>([]);

export const dialogs = {
  /** The one that is open. */
  get open(): Open | null {
    return open.at(-1) ?? null;
  },
  /** Open one over whatever is open. */
  show(next: Open): void {
    open = [...open, next];
  },
  /** Go back to what was open before. */
  close(): void {
    open = open.slice(0, -1);
  },
  /** Close all. */
  clear(): void {
    open = [];
  },
};

/** Tell what something is. */
export function look(thing: Thing): void {
  dialogs.show({ kind: "thing", thing });
}
