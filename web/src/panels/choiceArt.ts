/** A small picture for an action of the list, by its message: art only, no rule. */
import { actionArt, heroArt, itemArt, tokenArt } from "../art/names";
import type { Choice } from "../protocol";
import type { About } from "../words/index.svelte";

/** The picture for an action, or nothing. */
export function choiceArt(choice: Choice, subject: About): string | null {
  const { hero, item, token, other, army, building, resource, unit } = choice.args;
  if (typeof hero === "string") return `niche-${heroArt(hero)}`;
  if (typeof other === "number" && subject.heroes?.[other]) return `niche-${heroArt(subject.heroes?.[other] ?? null)}`;
  if (typeof item === "string") return itemArt(item);
  if (typeof token === "string") return `mon-${tokenArt(token)}`;
  if (typeof army === "string") return `army-${army}`;
  if (typeof unit === "string") return `unit-${unit}`;
  if (typeof building === "string") return `bld-${building}`;
  if (typeof resource === "string") return `res-${resource}`;
  return actionArt(choice.message);
}
