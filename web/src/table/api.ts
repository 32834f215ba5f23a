/** The HTTP side of the server. What is refused is thrown as `Refusal`. */
import type { Calls, Join, NewTable, Problem, SetSeat, TableInfo } from "../protocol";

type Answer<K extends keyof Calls> = Calls[K]["answer"];

/** Something that the server refused, with its code and words. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const UNREACHABLE: Problem = { code: "offline", message: "ui-offline", args: {} };

async function request<K extends keyof Calls>(
  method: Calls[K]["method"],
  path: string,
  body: Calls[K]["body"] | Blob | null = null,
  secret = "",
): Promise<Answer<K>> {
  const headers: Record<string, string> = {};
  if (body !== null) headers["Content-Type"] = "application/json";
  if (secret) headers["Karak-Secret"] = secret;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: written(body) });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(isProblem(told) ? told : UNREACHABLE);
  return told as Answer<K>;
}

/** A file goes as it is: its checksum counts every sign. */
function written(body: unknown): BodyInit | null {
  if (body === null || body instanceof Blob) return body;
  return JSON.stringify(body);
}

function isProblem(told: unknown): told is Problem {
  return typeof told === "object" && told !== null && "code" in told && "message" in told;
}

const at = (key: string): string => `/api/tables/${encodeURIComponent(key)}`;

export const api = {
  open: (wish: NewTable) => request<"open_table">("POST", "/api/tables", wish),
  list: (phase: TableInfo["phase"], after: string | null = null) =>
    request<"list_tables">("GET", `/api/tables?phase=${phase}${after === null ? "" : `&after=${encodeURIComponent(after)}`}`),
  look: (key: string) => request<"look">("GET", at(key)),
  join: (key: string, wish: Join) => request<"join">("POST", `${at(key)}/seats`, wish),
  leave: (key: string, seat: number, secret: string) =>
    request<"leave">("DELETE", `${at(key)}/seats/${seat}`, null, secret),
  setSeat: (key: string, seat: number, wish: SetSeat, secret: string) =>
    request<"set_seat">("PUT", `${at(key)}/seats/${seat}`, wish, secret),
  move: (key: string, seat: number, to: number, secret: string) =>
    request<"move">("POST", `${at(key)}/seats/${seat}/move`, { to }, secret),
  mend: (key: string, seat: number, secret: string) =>
    request<"mend">("POST", `${at(key)}/seats/${seat}/claim`, null, secret),
  start: (key: string, secret: string, chance: number[] | null = null) =>
    request<"start">("POST", `${at(key)}/start`, { chance }, secret),
  import: (game: Blob) => request<"import_game">("POST", "/api/tables/import", game),
  server: () => request<"about">("GET", "/api/server"),
  film: (key: string) => request<"film">("GET", `${at(key)}/film`),
  summary: (key: string) => request<"summary">("GET", `${at(key)}/summary`),
  rematch: (key: string, secret: string) => request<"rematch">("POST", `${at(key)}/rematch`, null, secret),
};
