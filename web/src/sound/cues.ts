/** Which sound goes with what happens. */
import type { Update } from "../protocol";
import type { Scene } from "../table/scenes/beat";
import type { Cue } from "./synth";

/** The sounds of events, the most important first: of several at once one is heard. */
const OF_EVENTS: readonly (readonly [Cue, ReadonlySet<string>])[] = [
  ["end", new Set(["game-ended"])],
  ["treasure", new Set(["item-gained", "item-taken", "chest-opened", "city-founded", "building-built", "resource-gained", "resource-stolen", "glory-grew"])],
  ["lose", new Set(["fell-unconscious", "curse-laid", "plague-cast", "general-appeared"])],
  ["win", new Set(["healed", "curse-lifted", "plague-ended", "reincarnated", "titan-came"])],
  ["hit", new Set(["army-clawed", "flames-used", "fireball-used", "heart-sacrificed"])],
  ["tile", new Set(["tile-laid", "hex-laid"])],
  ["token", new Set(["token-laid", "army-laid", "tile-drawn", "hex-drawn", "unit-recruited", "unit-sent", "item-left"])],
  ["step", new Set(["stepped", "moved", "gate-taken", "swapped", "portal-cast", "portal-taken", "ran-magically", "went-back"])],
];

/** What is heard when a position appears, and whether somebody here is asked who was not before. */
export function cueOf(update: Update, isAskedAnew: boolean): Cue | null {
  const events = new Set<string>(update.chapters.flatMap((chapter) => (chapter.kind === "act" ? chapter.events.map((each) => each.event) : [])));
  const found = OF_EVENTS.find(([, names]) => [...names].some((name) => events.has(name)))?.[0] ?? null;
  return found === "end" || !isAskedAnew ? found : "turn";
}

/** What is heard in a moment of a fight. */
export function sceneCue(scene: Scene | null): Cue | null {
  if (!scene) return null;
  if (scene.rolling) return "dice";
  if (scene.outcome === "won") return "win";
  if (scene.outcome === "lost") return "lose";
  return scene.outcome === "tied" ? "hit" : null;
}
