/** Opening tables: what the start page and the new-table page share. */
import type { NewTable } from "../protocol";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { api } from "../table/api";
import { hold } from "../table/keys.svelte";
import { server } from "../table/server.svelte";
import { say } from "../words/index.svelte";
import { USUAL_BOT } from "./wish";

/** The bots there are: what the server says, the usual one until it has. */
export function botsOf(): readonly string[] {
  return server()?.bots ?? [USUAL_BOT];
}

/** The name to sit down with. */
export function ownName(): string {
  return settings.name.trim() || say("ui-somebody", { number: 1 });
}

/** Open a table and go there. */
export async function open(wish: NewTable): Promise<void> {
  const seated = await api.open(wish);
  const held = hold(seated);
  go(`/t/${held.code}`);
}

/** Karak against two bots, at once. */
export function playNow(): Promise<void> {
  const bot = { who: "bot", bot: USUAL_BOT } as const;
  return open({ game: "karak", seats: [{ who: "person", name: ownName() }, bot, bot], start: true });
}
