/** What treasures and stones are worth. */
import type { GameSetup, Karak2Figures, Karak2Hero, KarakFigures, KarakHero } from "../protocol";

/** What a hero's treasures are worth by the table's figures. */
export function pointsOf(hero: KarakHero, figures: KarakFigures): number {
  return hero.treasures.reduce((total, item) => {
    const worth = item === "treasure" || item === "dragon-treasure" ? figures.items[item].points : 0;
    return total + worth;
  }, 0);
}

/** What a ruler's stones are worth by the table's figures. */
export function stonesOf(hero: Karak2Hero, { stones }: Karak2Figures): number {
  return hero.small_stones * stones.small + hero.large_stones * stones.large + hero.archstones * stones.archstone;
}

/** What a player's points are at the moment, in either game. */
export function worthOf(hero: KarakHero | Karak2Hero, setup: GameSetup): number {
  if (setup.game === "karak2") return "victory" in hero ? stonesOf(hero, setup.figures) : 0;
  return "treasures" in hero ? pointsOf(hero, setup.figures) : 0;
}
