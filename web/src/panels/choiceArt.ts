/** A small picture for an action of the list, by its message: art only, no rule. */
import { heroArt, itemArt, tokenArt } from "../art/names";
import type { Choice } from "../protocol";
import type { About } from "../words/index.svelte";

const BY_MESSAGE: Record<string, string> = {
  "action-use-flames": "item-flames",
  "action-sacrifice-heart": "item-heart-lost",
  "action-heal": "item-heart",
  "action-open-chest": "item-key",
  "action-strike": "item-sword",
  "action-fight": "item-sword",
  "action-cast-healing-on-seat": "item-portal",
  "action-use-fireball": "item-fireball",
  "action-end-turn": "ic-flag",
  "action-done": "ic-check",
  "action-explore": "ic-step",
  "action-step": "ic-step",
  "action-place-rotated": "ic-rotate",
  "action-roll": "face-p6",
  "action-roll-again": "face-p6",
  "action-to-fountain": "item-portal",
  "action-gather": "res-food",
  "action-found-city": "k2-city",
  "action-eradicate-plague": "k2-plague",
};

/** The picture for an action, or nothing. */
export function choiceArt(choice: Choice, subject: About): string | null {
  const { hero, item, token, other, army, building, resource, unit } = choice.args;
  if (typeof hero === "string") return `niche-${heroArt(hero)}`;
  if (typeof other === "number" && subject.heroes?.[other]) return `niche-${heroArt(subject.heroes?.[other] ?? null)}`;
  if (typeof item === "string") return itemArt(item);
  if (typeof token === "string") return `mon-${tokenArt(token)}`;
  if (typeof army === "string") return `army-${army}`;
  if (typeof unit === "string") return null;
  if (typeof building === "string") return `bld-${building}`;
  if (typeof resource === "string") return `res-${resource}`;
  const art = BY_MESSAGE[choice.message] ?? null;
  return art === "face-p6" && subject.game === "karak2" ? "face-s2" : art;
}
