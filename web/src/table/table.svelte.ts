/** One table as this browser knows it: connection, position, question, and what is being shown. */
import type {
  Chapter,
  Choice,
  ClientMessage,
  Fairness,
  FightOdds,
  GameSetup,
  Problem,
  ServerMessage,
  TableInfo,
  Update,
} from "../protocol";
import { pace } from "../settings.svelte";
import type { About } from "../words/index.svelte";
import { Connection, type Line } from "./connection";
import { heldAt, holdRematch, notePhase } from "./keys.svelte";
import { beatsOf, hurry, sceneOf, withChapters } from "./pace";
import type { Beat, Scene } from "./scenes/beat";

type Sent = Extract<ClientMessage, { type: "act" | "undo" | "hand-over" }>;

export class Table {
  readonly key: string;
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<readonly number[]>([]);
  isHost = $state(false);
  setup = $state.raw<GameSetup | null>(null);
  line = $state<Line>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** The last update that arrived, and the one that is on the board. */
  latest = $state.raw<Update | null>(null);
  shown = $state.raw<Update | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The chapters on the board, the earliest first. */
  log = $state.raw<readonly Chapter[]>([]);
  odds = $state.raw<FightOdds | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  emote = $state.raw<{ seat: number; emote: string } | null>(null);
  /** An action that was sent and not answered yet. */
  pending = $state.raw<Sent | null>(null);

  readonly position = $derived(this.shown?.position ?? null);
  readonly heroes = $derived((this.position?.heroes ?? []).map((hero) => hero.hero ?? ""));
  readonly game = $derived(this.setup?.game ?? this.info?.options.game ?? "karak");
  readonly subject = $derived<About>({ game: this.game, heroes: this.heroes });
  readonly isCurrent = $derived(this.shown !== null && this.shown === this.latest && this.scene === null);
  /** What is asked on this device, once everything before it has been shown. */
  readonly asked = $derived(this.isCurrent && !this.pending ? (this.shown?.asked ?? null) : null);
  readonly choices = $derived<readonly Choice[]>(this.asked ? (this.shown?.choices ?? []) : []);
  readonly mayUndo = $derived(this.isCurrent && (this.shown?.undo ?? []).some((seat) => this.seats.includes(seat)));
  /** The fight or battle to look at. */
  readonly fight = $derived(this.scene ?? sceneOf(this.position, this.setup));

  readonly #connection: Connection;
  #queue: Update[] = [];
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ref = 0;

  constructor(key: string) {
    this.key = key;
    this.#connection = new Connection(key, {
      seats: () => heldAt(key)?.seats.map(({ seat, secret }) => ({ seat, secret })) ?? [],
      host: () => heldAt(key)?.host ?? null,
      seen: () => this.latest?.number ?? null,
      onMessage: (message) => this.#receive(message),
      onLine: (line) => {
        this.line = line;
      },
    });
  }

  /** Leave the table. */
  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Answer what is asked. */
  act(action: string): void {
    const { asked, shown } = this;
    if (asked && shown) this.#ask({ type: "act", number: shown.number, seat: asked.seat, action, ref: ++this.#ref });
  }

  /** Take the last action back. */
  undo(): void {
    const seat = this.shown?.undo.find((each) => this.seats.includes(each));
    if (this.shown && seat !== undefined) this.#ask({ type: "undo", number: this.shown.number, seat, ref: ++this.#ref });
  }

  /** Give a seat to a bot, or take it back. */
  handOver(seat: number, bot: string | null): void {
    this.#ask({ type: "hand-over", seat, bot, ref: ++this.#ref });
  }

  /** The right person is looking now. */
  uncover(seat: number): void {
    this.#connection.send({ type: "uncover", seat });
  }

  /** Say a set phrase. */
  say(seat: number, emote: string): void {
    this.#connection.send({ type: "emote", seat, emote });
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#beats = [];
    for (const update of this.#queue.splice(0)) this.#arrive(update);
    if (this.latest && this.shown !== this.latest) this.#arrive(this.latest);
    this.scene = null;
  }

  #ask(message: Sent): void {
    this.problem = null;
    this.pending = message;
    this.#connection.send(message);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        this.isHost = message.is_host;
        this.#know(message.table);
        break;
      case "table":
        this.#know(message.table);
        break;
      case "game":
        this.setup = message.setup;
        break;
      case "update":
        this.#update(message);
        break;
      case "odds":
        if (message.number === this.latest?.number) this.odds = message.odds;
        break;
      case "story":
        this.log = withChapters(message.chapters, this.log);
        break;
      case "refused":
        this.pending = null;
        if (message.problem.code !== "stale") this.problem = message.problem;
        break;
      case "bye":
        this.problem = message.problem;
        break;
      case "dice":
        this.fairness = message.fairness;
        break;
      case "emoted":
        this.emote = message;
        break;
      case "chance":
        break;
    }
  }

  #know(info: TableInfo): void {
    this.info = info;
    notePhase(info.id, info.phase);
    if (info.rematch) holdRematch(info.id, { ...info, id: info.rematch, code: null, phase: "lobby" });
  }

  #update(update: Update): void {
    const { pending } = this;
    if (pending && (update.ref === pending.ref || (update.asked && update.number !== this.latest?.number))) {
      this.pending = null;
    } else if (pending && update.ref === null && update.number === this.latest?.number) {
      this.#connection.send(pending);
    }
    if (this.latest === null && update.chapters.length === 0) {
      this.#connection.send({ type: "story", after: Math.max(-1, update.number - STORY), ref: ++this.#ref });
    }
    const isFirst = this.latest === null;
    this.latest = update;
    this.odds = null;
    if (update.asked && sceneOf(update.position, this.setup) && this.info?.options.odds) {
      this.#connection.send({ type: "odds", ref: ++this.#ref });
    }
    this.#queue.push(update);
    if (isFirst || document.visibilityState === "hidden" || hurry(this.#queue.length) === Infinity) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show the next beat, and come back when it has been looked at. */
  #next(): void {
    this.#timer = undefined;
    if (this.#beats.length === 0) {
      const update = this.#queue[0];
      if (!update) {
        this.scene = null;
        return;
      }
      this.#beats = beatsOf(update, sceneOf(this.position, this.setup));
    }
    const beat = this.#beats.shift();
    if (!beat) return;
    this.scene = beat.scene;
    if (beat.arrives) {
      const update = this.#queue.shift();
      if (update) this.#arrive(update);
    }
    const wait = (beat.hold * pace()) / hurry(this.#queue.length);
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }

  #arrive(update: Update): void {
    this.shown = update;
    this.log = withChapters(this.log, update.chapters);
  }

  /** How strong a monster of Karak is at this table. */
  strengthOf(foe: string): number {
    if (this.setup?.game !== "karak") return 0;
    const figures = Object.entries(this.setup.figures.tokens).find(([name]) => name === foe)?.[1];
    return figures && "strength" in figures ? figures.strength : 0;
  }
}

/** How many entries back the log is asked for when the page is opened in the middle of a game. */
const STORY = 60;
