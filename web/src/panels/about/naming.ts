/** What a thing is called. */
import { noun, say } from "../../words/index.svelte";
import type { Thing } from "./things";

const STATES: Record<string, string> = {
  curse: "ui-thing-curse",
  heart: "ui-thing-heart",
  plague: "ui-thing-plague",
  glory: "ui-thing-glory",
  general: "ui-general",
  praetorian: "ui-thing-praetorian",
};

export function nameOf({ group, name }: Thing, game: string): string {
  if (group === "ability") return say(`ability-${name}`, {}, { game });
  if (group === "state") return say(STATES[name] ?? name);
  return noun(group, name, group === "hero" ? "full" : "", game);
}
