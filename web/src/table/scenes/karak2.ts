/** A battle of Karak 2, scene by scene. */
import type { ArmyName, DieName, GameEvent, Karak2Figures, Karak2Position } from "../../protocol";
import { type Beat, READING, ROLLING, VERDICT, type Verdict } from "./beat";

export interface RolledDie {
  die: DieName;
  /** Swords as a number, S a skull, SS two, - a blank; null before the roll. */
  face: string | null;
}

export interface BattleScene {
  game: "karak2";
  seat: number;
  armies: readonly ArmyName[];
  isGeneral: boolean;
  strength: number;
  bonus: number;
  fireballs: number;
  dice: readonly RolledDie[];
  rolling: boolean;
  attack: number | null;
  outcome: Verdict | null;
}

/** The battle that is under way in a position. */
export function battleOf(position: Karak2Position, figures: Karak2Figures | null): BattleScene | null {
  const { battle } = position;
  if (!battle) return null;
  const face = (die: DieName, number: number | undefined): string | null =>
    number === undefined || number < 0 ? null : (figures?.dice[die].faces[number] ?? null);
  return {
    game: "karak2",
    seat: position.seat,
    armies: battle.armies,
    isGeneral: battle.is_general,
    strength: battle.strength,
    bonus: battle.bonus,
    fireballs: battle.fireballs,
    dice: [
      { die: "hero", face: face("hero", battle.hero_face) },
      ...battle.dice.map((die, i) => ({ die, face: face(die, battle.faces[i]) })),
    ],
    rolling: false,
    attack: battle.hero_face < 0 ? null : battle.attack,
    outcome: null,
  };
}

/** The beats of what happened, beginning with the battle that was under way before. */
export function battleBeats(events: readonly GameEvent[], before: BattleScene | null): Beat[] {
  if (!before) return [];
  const beats: Beat[] = [];
  let scene = before;
  const show = (hold: number, change: Partial<BattleScene>): void => {
    scene = { ...scene, ...change };
    beats.push({ hold, scene, arrives: false });
  };
  const dice = rolledDice(events, before.dice);
  if (dice) {
    show(ROLLING, { dice, rolling: true, attack: null });
    show(READING * 2, { rolling: false });
  }
  for (const event of events) {
    if (event.event === "battle-won") show(VERDICT, { attack: event.attack, strength: event.strength, outcome: "won" });
    if (event.event === "battle-lost") show(VERDICT, { attack: event.attack, strength: event.strength, outcome: "lost" });
  }
  return beats;
}

/** The dice after some were rolled, or nothing if none was. */
function rolledDice(events: readonly GameEvent[], before: readonly RolledDie[]): RolledDie[] | null {
  let hero = before.find((each) => each.die === "hero");
  const units: RolledDie[] = [];
  let any = false;
  for (const event of events) {
    if (event.event === "hero-die-rolled") hero = { die: "hero", face: event.face };
    else if (event.event === "unit-die-rolled") units.push({ die: event.unit, face: event.face });
    else continue;
    any = true;
  }
  if (!any) return null;
  return [...(hero ? [hero] : []), ...(units.length ? units : before.filter((each) => each.die !== "hero"))];
}
