/** Taking over a seat that was passed on by a link. */
import { api } from "../table/api";
import { hold } from "../table/keys.svelte";
import type { SeatPass } from "./invitation";
import { ownName } from "./opening";

/** Take a seat over with the word that was given for it; its name stays. */
export async function takeOver(key: string, pass: SeatPass): Promise<void> {
  const info = await api.look(key);
  const name = info.seats[pass.seat]?.name || ownName();
  hold(await api.join(key, { name, claim: pass.claim }));
}
