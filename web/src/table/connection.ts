/** A socket to one table that comes back by itself. */
import { type ClientMessage, PROTOCOL, type SeatKey, type ServerMessage } from "../protocol";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Hooks {
  seats: () => SeatKey[];
  host: () => string | null;
  /** The number of the last update, to be sent only what is missing. */
  seen: () => number | null;
  onMessage: (message: ServerMessage) => void;
  onLine: (line: Line) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Refusals after which knocking again is of no use. */
const FINAL = new Set(["no-such-table", "wrong-protocol", "wrong-origin"]);

/** How long to wait before the next try: doubling, never longer than a limit, a little by chance. */
export function backOff(tries: number, chance: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return wait * (0.75 + 0.5 * chance);
}

function addressOf(key: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(key)}/socket`;
}

export class Connection {
  #key: string;
  readonly #hooks: Hooks;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #wake = (): void => this.#retryNow();

  constructor(key: string, hooks: Hooks) {
    this.#key = key;
    this.#hooks = hooks;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Send a message if the line is open; tell whether it was. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Come back by this name: a code is gone when the game is over, an id stays. */
  follow(id: string): void {
    this.#key = id;
  }

  /** Say hello anew, because this device holds other seats now. */
  restart(): void {
    const before = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    before?.close();
    this.#connect();
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#hooks.onLine("closed");
  }

  #connect(): void {
    this.#hooks.onLine("connecting");
    const socket = new WebSocket(addressOf(this.#key));
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      const { seats, host, seen } = this.#hooks;
      this.send({ type: "hello", protocol: PROTOCOL, seats: seats(), host: host(), seen: seen() });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") {
        this.#tries = 0;
        this.#hooks.onLine("open");
      }
      this.#hooks.onMessage(message);
      if (message.type === "bye" && FINAL.has(message.problem.code)) this.close();
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#hooks.onLine("lost");
      this.#timer = setTimeout(() => this.#connect(), backOff(this.#tries++, Math.random()));
    };
  }

  #retryNow(): void {
    const isDown = this.#socket === null || this.#socket.readyState >= WebSocket.CLOSING;
    if (this.#closed || !isDown || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#connect();
  }
}
