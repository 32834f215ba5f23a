/** What a table agreed on, in few words. */
import type { Clock, Options } from "../protocol";
import { noun, say } from "../words/index.svelte";

/** A clock in words: “5 minutes for each move”. */
export function clockWords(clock: Clock): string {
  const minutes = Math.floor(clock.seconds / 60);
  const seconds = clock.seconds % 60;
  const time = [minutes ? say("ui-minutes", { count: minutes }) : "", seconds ? say("ui-seconds", { count: seconds }) : ""];
  return say("ui-clock-is", { time: time.filter(Boolean).join(" "), per: clock.per });
}

/** All that differs from table to table, the game first. */
export function agreed(options: Options): string {
  const facts = [
    noun("game", options.game),
    say("ui-agreed-heroes", { way: options.heroes }),
    ...options.variants.map((variant) => noun("variant", variant)),
    options.odds ? "" : say("ui-agreed-no-odds"),
    options.undo ? "" : say("ui-agreed-no-undo"),
    options.dice === "own" ? say("ui-agreed-own-dice") : options.dice === "known" ? say("ui-agreed-known-dice") : "",
    options.corrected ? say("ui-agreed-figures") : "",
    options.clock ? clockWords(options.clock) : "",
    options.public ? say("ui-agreed-public") : "",
  ];
  return facts.filter(Boolean).join(" · ");
}
