/** What a moment of play-back is made of. */
import type { FightScene } from "./karak";
import type { BattleScene } from "./karak2";

/** Something everybody looks at before it has its effect. */
export type Scene = FightScene | BattleScene;

export interface Beat {
  /** How long it is looked at, in milliseconds at full pace. */
  hold: number;
  scene: Scene | null;
  /** Whether the position after the update is shown from now on. */
  arrives: boolean;
}

export type Verdict = "won" | "tied" | "lost";

export const ROLLING = 850;
export const READING = 400;
export const VERDICT = 1050;
