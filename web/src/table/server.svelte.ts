/** What the server offers, asked once, and the address by which others reach it. */
import type { ServerInfo } from "../protocol";
import { api } from "./api";

let info = $state.raw<ServerInfo | null>(null);
let asking: Promise<ServerInfo> | null = null;

/** What is known of the server; null until it has answered. */
export function server(): ServerInfo | null {
  return info;
}

/** Ask the server what it offers. */
export async function askServer(): Promise<ServerInfo> {
  asking ??= api.server();
  try {
    info = await asking;
    return info;
  } catch (error) {
    asking = null;
    throw error;
  }
}

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/;

/** Where others find this server: what its operator says, else this network's address, else here. */
export function addressFor(known: Pick<ServerInfo, "address" | "lan"> | null, here: URL | Location): string {
  if (known?.address) return known.address.replace(/\/+$/, "");
  const port = here.port ? `:${here.port}` : "";
  if (known?.lan && LOCAL.test(here.hostname)) return `${here.protocol}//${known.lan}${port}`;
  return here.origin;
}

/** Whether an address leads only to the computer on which it is opened. */
export function isLocalOnly(address: string): boolean {
  return LOCAL.test(new URL(address).hostname);
}
