/** How what happened is shown: a run of beats, each a scene or the new position, held for a while. */
import type { Chapter, GameEvent, GamePosition, Update } from "../protocol";

/** A roll that everybody looks at before it has its effect. */
export interface FightScene {
  seat: number;
  foe: string;
  strength: number;
  bonus: number;
  dice: readonly number[];
  rolling: boolean;
  attack: number | null;
  outcome: "won" | "tied" | "lost" | null;
}

export interface Beat {
  /** How long it is looked at, in milliseconds at full pace. */
  hold: number;
  scene: FightScene | null;
  /** Whether the position after the update is shown from now on. */
  arrives: boolean;
}

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
export const ROLLING = 850;
const READING = 700;
const VERDICT = 1050;

/** Break an update into beats; who is asked next is not kept waiting once all is shown. */
export function beatsOf(update: Update, before: GamePosition | null): Beat[] {
  const events = update.chapters.flatMap((chapter) => (chapter.kind === "act" ? chapter.events : []));
  const beats = fightBeats(events, before);
  const wanted = events.reduce((total, event) => total + (HOLDS[event.event] ?? 0), 0);
  const hold = update.asked ? 0 : Math.min(LONGEST, wanted);
  return [...beats, { hold, scene: null, arrives: true }];
}

function fightBeats(events: readonly GameEvent[], before: GamePosition | null): Beat[] {
  const beats: Beat[] = [];
  let scene = sceneOf(before);
  const show = (hold: number, change: Partial<FightScene>): void => {
    if (!scene) return;
    scene = { ...scene, ...change };
    beats.push({ hold, scene, arrives: false });
  };
  for (const event of events) {
    if (event.event === "fight-began") {
      scene = fresh(event.seat, event.monster, event.strength, 0);
    } else if (event.event === "dice-rolled") {
      show(ROLLING, { dice: [event.die1, event.die2], rolling: true, attack: null, outcome: null });
      show(READING / 2, { rolling: false });
    } else if (event.event === "die-rolled-again") {
      const dice = replaced(scene?.dice ?? [], event.was, event.die);
      show(ROLLING / 2, { dice, rolling: true });
      show(READING / 2, { rolling: false });
    } else if (event.event === "monster-defeated") {
      show(VERDICT, { attack: event.attack, strength: event.strength, outcome: "won" });
    } else if (event.event === "fight-lost") {
      show(VERDICT, { attack: event.attack, strength: event.strength, outcome: "lost" });
    } else if (event.event === "fight-tied") {
      show(VERDICT, { attack: event.attack, outcome: "tied" });
    }
  }
  return beats;
}

function replaced(dice: readonly number[], was: number, die: number): number[] {
  const place = dice.indexOf(was);
  return dice.map((each, i) => (i === place ? die : each));
}

function fresh(seat: number, foe: string, strength: number, bonus: number): FightScene {
  return { seat, foe, strength, bonus, dice: [], rolling: false, attack: null, outcome: null };
}

/** The fight of Karak that is under way in a position, as a scene. */
export function sceneOf(position: GamePosition | null): FightScene | null {
  if (!position || !("fight" in position) || !position.fight) return null;
  const { monster, bonus, die1, die2, flames } = position.fight;
  const scene = fresh(position.seat, monster, 0, bonus + flames);
  return die1 ? { ...scene, dice: [die1, die2] } : scene;
}

/** How much faster than full pace to go, so that nothing piles up. */
export function hurry(waiting: number): number {
  if (waiting <= 14) return 1;
  if (waiting <= 40) return 1 + (waiting - 14) / 8;
  return Infinity;
}

/** What stands of the log after more of it is told: an undo takes the last action back. */
export function withChapters(log: readonly Chapter[], told: readonly Chapter[]): Chapter[] {
  const next = [...log];
  for (const chapter of told) {
    if (next.some((each) => each.number === chapter.number)) continue;
    if (chapter.kind === "undo") {
      const last = next.findLastIndex((each) => each.kind === "act");
      if (last >= 0) next.splice(last, 1);
    }
    next.push(chapter);
  }
  return next.slice(-LOG_LENGTH);
}

const LOG_LENGTH = 400;
