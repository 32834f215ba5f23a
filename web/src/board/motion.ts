/** How long things move: shorter at a quick pace, not at all where motion is not wanted. */
import { isCalm, settings } from "../settings.svelte";

/** A time at full pace, as it is to be taken now. */
export function motion(milliseconds: number): number {
  if (isCalm() || settings.pace === "off") return 0;
  return settings.pace === "quick" ? milliseconds * 0.5 : milliseconds;
}
