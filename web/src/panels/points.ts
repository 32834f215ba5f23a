/** What a hero's treasures are worth by the table's figures. */
import type { KarakFigures, KarakHero } from "../protocol";

export function pointsOf(hero: KarakHero, figures: KarakFigures): number {
  return hero.treasures.reduce((total, item) => {
    const worth = item === "treasure" || item === "dragon-treasure" ? figures.items[item].points : 0;
    return total + worth;
  }, 0);
}
