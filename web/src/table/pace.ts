/** How what happened is shown: a run of beats, each a scene or the new position, held for a while. */
import type { GameEvent, GamePosition, GameSetup, Update } from "../protocol";
import type { Beat, Scene } from "./scenes/beat";
import { fightBeats, fightOf } from "./scenes/karak";
import { battleBeats, battleOf } from "./scenes/karak2";

/** How long each event wants to be looked at once the new position is there. */
const HOLDS: Partial<Record<GameEvent["event"], number>> = {
  stepped: 300,
  "gate-taken": 500,
  swapped: 600,
  "portal-cast": 600,
  "went-back": 350,
  "tile-drawn": 450,
  "tile-laid": 380,
  "token-laid": 450,
  "fight-began": 500,
  "item-gained": 350,
  "item-taken": 350,
  "chest-opened": 700,
  "curse-laid": 700,
  healed: 350,
  "fell-unconscious": 600,
  reincarnated: 600,
  "turn-skipped": 500,
  moved: 350,
  "hex-laid": 450,
  "army-laid": 400,
  "battle-began": 500,
  "battle-won": 700,
  "battle-lost": 700,
  "city-founded": 600,
  "building-built": 500,
  "unit-recruited": 300,
  "resource-gained": 150,
  "plague-cast": 700,
  "general-appeared": 900,
};
const LONGEST = 1400;
/** Break an update into beats; who is asked next is not kept waiting once all is shown. */
export function beatsOf(update: Update, before: Scene | null): Beat[] {
  const events = update.chapters.flatMap((chapter) => (chapter.kind === "act" ? chapter.events : []));
  const beats = before?.game === "karak2" ? battleBeats(events, before) : fightBeats(events, before);
  const wanted = events.reduce((total, event) => total + (HOLDS[event.event] ?? 0), 0);
  const hold = update.asked ? 0 : Math.min(LONGEST, wanted);
  return [...beats, { hold, scene: null, arrives: true }];
}

/** The fight or battle that is under way in a position. */
export function sceneOf(position: GamePosition | null, setup: GameSetup | null): Scene | null {
  if (!position) return null;
  if ("fight" in position) return fightOf(position);
  return battleOf(position, setup?.game === "karak2" ? setup.figures : null);
}

/** How much faster than full pace to go, so that nothing piles up. */
export function hurry(waiting: number): number {
  if (waiting <= 14) return 1;
  if (waiting <= 40) return 1 + (waiting - 14) / 8;
  return Infinity;
}
