/** A fight of Karak, scene by scene. */
import type { GameEvent, KarakPosition } from "../../protocol";
import { type Beat, READING, ROLLING, VERDICT, type Verdict } from "./beat";

export interface FightScene {
  game: "karak";
  seat: number;
  foe: string;
  strength: number;
  bonus: number;
  dice: readonly number[];
  rolling: boolean;
  attack: number | null;
  outcome: Verdict | null;
}

/** The fight that is under way in a position. */
export function fightOf(position: KarakPosition): FightScene | null {
  if (!position.fight) return null;
  const { monster, strength, bonus, attack, die1, die2 } = position.fight;
  const scene = fresh(position.seat, monster, strength, bonus);
  return die1 ? { ...scene, dice: [die1, die2], attack } : scene;
}

function fresh(seat: number, foe: string, strength: number, bonus: number): FightScene {
  return { game: "karak", seat, foe, strength, bonus, dice: [], rolling: false, attack: null, outcome: null };
}

/** The beats of what happened, beginning with the fight that was under way before. */
export function fightBeats(events: readonly GameEvent[], before: FightScene | null): Beat[] {
  const beats: Beat[] = [];
  let scene = before;
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
      show(READING, { rolling: false });
    } else if (event.event === "die-rolled-again") {
      show(ROLLING / 2, { dice: replaced(scene?.dice ?? [], event.was, event.die), rolling: true, attack: null });
      show(READING, { rolling: false });
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
