/** The log in words: one line for each event that is worth one. */
import type { Chapter, GameEvent } from "../protocol";
import { type Arguments, say, type About } from "../words/index.svelte";

const SILENT = new Set<GameEvent["event"]>(["turn-ended", "tile-drawn", "token-drawn", "start-rolled"]);

export interface LogLine {
  key: string;
  seat: number | null;
  text: string;
  isTurn: boolean;
}

/** Say chapters. */
export function linesOf(chapters: readonly Chapter[], subject: About): LogLine[] {
  return chapters.flatMap((chapter): LogLine[] => {
    if (chapter.kind === "undo") {
      return [{ key: `${chapter.number}`, seat: chapter.seat, text: say("ui-took-back", { seat: chapter.seat ?? 0 }, subject), isTurn: false }];
    }
    if (chapter.kind === "hand-over") {
      const id = chapter.bot ? "ui-given-to-bot" : "ui-taken-back";
      return [{ key: `${chapter.number}`, seat: chapter.seat, text: say(id, { seat: chapter.seat ?? 0, bot: chapter.bot ?? "" }, subject), isTurn: false }];
    }
    return chapter.events
      .map((event, i) => ({ event, i }))
      .filter(({ event }) => !SILENT.has(event.event))
      .map(({ event, i }) => ({
        key: `${chapter.number}.${i}`,
        seat: event.seat,
        text: told(event, subject),
        isTurn: event.event === "turn-began",
      }));
  });
}

/** Say an event; who takes a hero is called by name. */
function told(event: GameEvent, subject: About): string {
  const name = event.event === "hero-taken" ? subject.names?.[event.seat] : undefined;
  if (event.event === "hero-taken" && name) return say("ui-plays", { name, hero: event.hero }, subject);
  return say(`event-${event.event}`, factsOf(event), subject);
}

function factsOf(event: GameEvent): Arguments {
  const { event: _, ...facts } = event;
  return facts;
}
