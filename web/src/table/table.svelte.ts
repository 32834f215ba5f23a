/** One table as this browser knows it: connection, position, question, and what is being shown. */
import type {
  ChanceNeeded,
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
import { type About, noun } from "../words/index.svelte";
import { Connection, type Line } from "./connection";
import { heldAt, holdRematch, followSeats, notePhase, release } from "./keys.svelte";
import { holeAfter, merged, newest, othersSince, standing } from "./chapters";
import { dialogs } from "./dialogs.svelte";
import { scenesOf } from "./film";
import { beatsOf, hurry, sceneOf } from "./pace";
import type { Replay } from "./replay.svelte";
import type { Beat, Scene } from "./scenes/beat";

type Sent = Extract<ClientMessage, { type: "act" | "undo" | "hand-over" }>;

/** What somebody says or shows, for as long as it is seen. */
export interface Said {
  id: number;
  seat: number;
  emote: string;
}

/** The clock as it was told, and when. */
export interface Timing {
  left: readonly number[];
  running: number | null;
  at: number;
}

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
  /** Every chapter that is known, the earliest first. */
  chapters = $state.raw<readonly Chapter[]>([]);
  odds = $state.raw<FightOdds | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  emotes = $state.raw<readonly Said[]>([]);
  timing = $state.raw<Timing | null>(null);
  /** An action that was sent and not answered yet. */
  pending = $state.raw<Sent | null>(null);
  /** What has to be rolled or drawn by hand for an action. */
  chance = $state.raw<ChanceNeeded | null>(null);
  /** The others' turns since one's own are being shown again. */
  watching = $state(false);

  readonly position = $derived(this.shown?.position ?? null);
  readonly heroes = $derived((this.position?.heroes ?? []).map((hero) => hero.hero ?? ""));
  readonly game = $derived(this.setup?.game ?? this.info?.options.game ?? "karak");
  readonly subject = $derived<About>({ game: this.game, heroes: this.heroes, names: this.info?.seats.map(nameOf) ?? [] });
  readonly isCurrent = $derived(this.shown !== null && this.shown === this.latest && this.scene === null);
  /** What is asked on this device, once everything before it has been shown. */
  readonly asked = $derived(this.isCurrent && !this.pending && !this.chance ? (this.shown?.asked ?? null) : null);
  readonly choices = $derived<readonly Choice[]>(this.asked ? (this.shown?.choices ?? []) : []);
  readonly mayUndo = $derived(this.isCurrent && (this.shown?.undo ?? []).some((seat) => this.seats.includes(seat)));
  /** What happened and still stands, as far as it has been shown: the log does not run ahead of the board. */
  readonly log = $derived(standing(this.chapters.filter((chapter) => chapter.number <= (this.shown?.number ?? -1))));
  /** The entry after which others acted, if they did. */
  readonly othersSince = $derived(othersSince(this.chapters, this.seats));
  readonly hasEarlier = $derived((this.chapters[0]?.number ?? 0) > 0);
  /** What a bot wants to do and people have to roll for. */
  readonly wish = $derived(this.isCurrent && !this.pending && !this.chance && this.seats.length > 0 ? (this.shown?.wish ?? null) : null);
  /** The fight or battle to look at. */
  readonly fight = $derived(this.scene ?? sceneOf(this.position, this.setup));

  /** Set where a finished game is watched again: it says what is on the board. */
  replay = $state.raw<Replay | null>(null);

  readonly #connection: Connection | null;
  #queue: Update[] = [];
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ref = 0;
  /** The seats that this device said to hold when it came. */
  #said: readonly number[] = [];
  #emotes = 0;
  readonly #ahead = new Map<number, (odds: FightOdds | null) => void>();

  constructor(key: string, { isReplay = false } = {}) {
    this.key = key;
    this.#connection = isReplay ? null : this.#connect(key);
    if (isReplay) this.line = "closed";
  }

  #connect(key: string): Connection {
    return new Connection(heldAt(key)?.id ?? key, {
      seats: () => {
        const held = heldAt(key)?.seats.map(({ seat, secret }) => ({ seat, secret })) ?? [];
        this.#said = held.map(({ seat }) => seat);
        return held;
      },
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
    this.#connection?.close();
  }

  /** Sit down anew with what this browser holds now. */
  comeBack(): void {
    this.problem = null;
    this.#connection?.restart();
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

  /** Roll or draw for what a bot wants to do. */
  rollFor({ seat, action }: { seat: number; action: string }): void {
    if (this.shown) this.#ask({ type: "act", number: this.shown.number, seat, action, ref: ++this.#ref });
  }

  /** Tell what was rolled or drawn. */
  tellChance(answer: number): void {
    if (this.chance) this.#chance([...this.chance.given, answer]);
  }

  /** Correct what was told last. */
  correctChance(): void {
    if (this.chance) this.#chance(this.chance.given.slice(0, -1));
  }

  /** Do something else than what needed a roll; nothing has happened yet. */
  dropChance(): void {
    this.chance = null;
    this.problem = null;
  }

  /** Ask for the odds of a fight that a hero would have somewhere. */
  oddsAt(site: number, seat: number): Promise<FightOdds | null> {
    const ref = ++this.#ref;
    if (!this.info?.options.odds || !this.#connection?.send({ type: "odds", ref, site, seat })) return Promise.resolve(null);
    return new Promise((resolve) => this.#ahead.set(ref, resolve));
  }

  /** Ask for what happened before all that is known. */
  earlier(): void {
    const first = this.chapters[0]?.number ?? 0;
    if (first > 0) this.#connection?.send({ type: "story", after: Math.max(-1, first - PAGE - 1), ref: ++this.#ref });
  }

  /** Show the others' turns again. */
  watchAgain(): void {
    if (this.othersSince !== null) this.#connection?.send({ type: "scenes", after: this.othersSince, ref: ++this.#ref });
  }

  /** Give a seat to a bot, or take it back. */
  handOver(seat: number, bot: string | null): void {
    this.#ask({ type: "hand-over", seat, bot, ref: ++this.#ref });
  }

  /** The right person is looking now. */
  uncover(seat: number): void {
    this.#connection?.send({ type: "uncover", seat });
  }

  /** Say a set phrase. */
  say(seat: number, emote: string): void {
    this.#connection?.send({ type: "emote", seat, emote });
  }

  /** Put a moment of a replay onto the board, with the log up to it. */
  put(moment: Update, log: readonly Chapter[]): void {
    this.scene = null;
    this.latest = this.shown = moment;
    this.chapters = log;
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#beats = [];
    for (const update of this.#queue.splice(0)) this.#arrive(update);
    if (this.latest && this.shown !== this.latest) this.#arrive(this.latest);
    this.scene = null;
    this.watching = false;
  }

  /** Show moments that are past, then where the table stands. */
  #showAgain([first, ...rest]: readonly Update[]): void {
    if (!first || !rest.length) return;
    this.skip();
    this.watching = true;
    this.shown = first;
    this.#queue = rest;
    this.#next();
  }

  #chance(chance: number[]): void {
    const { chance: asked } = this;
    if (asked) this.#ask({ type: "act", number: asked.number, seat: asked.seat, action: asked.action, chance, ref: ++this.#ref });
  }

  #ask(message: Sent): void {
    this.problem = null;
    this.pending = message;
    this.#connection?.send(message);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        this.isHost = message.is_host;
        this.#know(message.table);
        followSeats(message.table.id, this.#said, message.seats);
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
      case "odds": {
        const ahead = this.#ahead.get(message.ref);
        this.#ahead.delete(message.ref);
        if (ahead) ahead(message.odds);
        else if (message.number === this.latest?.number) this.odds = message.odds;
        break;
      }
      case "story": {
        this.chapters = merged(this.chapters, message.chapters);
        const hole = message.more ? holeAfter(this.chapters, message.chapters.at(-1)?.number) : null;
        if (hole !== null) this.#connection?.send({ type: "story", after: hole, ref: ++this.#ref });
        break;
      }
      case "scenes":
        this.#showAgain(scenesOf(message));
        break;
      case "refused":
        this.pending = null;
        if (message.problem.code !== "stale") this.problem = message.problem;
        break;
      case "bye":
        this.problem = message.problem;
        if (message.problem.code === "wrong-secret") release(heldAt(this.key)?.id ?? this.key);
        break;
      case "dice":
        this.fairness = message.fairness;
        break;
      case "emoted":
        this.#hear(message.seat, message.emote);
        break;
      case "chance":
        this.pending = null;
        this.chance = message;
        break;
    }
  }

  #hear(seat: number, emote: string): void {
    const id = ++this.#emotes;
    this.emotes = [...this.emotes.filter((each) => each.seat !== seat), { id, seat, emote }];
    setTimeout(() => {
      this.emotes = this.emotes.filter((each) => each.id !== id);
    }, HEARD);
  }

  #know(info: TableInfo): void {
    this.info = info;
    this.#connection?.follow(info.id);
    notePhase(info.id, info.phase);
    if (info.rematch) holdRematch(info.id, { ...info, id: info.rematch, code: null, phase: "lobby" });
  }

  #update(update: Update): void {
    const { pending } = this;
    if (pending && (update.ref === pending.ref || (update.asked && update.number !== this.latest?.number))) {
      this.pending = null;
    } else if (pending && update.ref === null && update.number === this.latest?.number) {
      this.#connection?.send(pending);
    }
    if (this.latest === null && update.chapters.length === 0) {
      this.#connection?.send({ type: "story", after: Math.max(-1, update.number - STORY), ref: ++this.#ref });
    } else if (update.gap) {
      this.#connection?.send({ type: "story", after: this.latest?.number ?? -1, ref: ++this.#ref });
    }
    const isFirst = this.latest === null;
    if (update.number !== this.latest?.number || update.ref !== null) this.chance = null;
    this.latest = update;
    this.timing = update.times ? { ...update.times, at: performance.now() } : null;
    this.odds = null;
    if (update.asked && sceneOf(update.position, this.setup) && this.info?.options.odds) {
      this.#connection?.send({ type: "odds", ref: ++this.#ref });
    }
    this.#queue.push(update);
    const isCut = pace() === 0 && !this.watching;
    if (isFirst || document.visibilityState === "hidden" || hurry(this.#queue.length) === Infinity || (isCut && update.asked)) this.skip();
    else if (this.#timer === undefined && isCut) this.#timer = setTimeout(() => this.skip(), FRAME);
    else if (this.#timer === undefined) this.#next();
  }

  /** Show the next beat, and come back when it has been looked at. */
  #next(): void {
    this.#timer = undefined;
    if (this.#beats.length === 0) {
      const update = this.#queue[0];
      if (!update) {
        this.scene = null;
        this.shown = this.latest;
        this.watching = false;
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
    const wait = this.watching ? beat.hold * Math.max(pace(), SLOWEST) : (beat.hold * pace()) / hurry(this.#queue.length);
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }

  #arrive(update: Update): void {
    this.shown = update;
    if (!update.chapters.length) return;
    const all = merged(this.chapters, update.chapters);
    this.chapters = dialogs.open?.kind === "story" ? all : newest(all);
  }
}

/** What whoever plays a seat is called. */
function nameOf({ bot, name, taken_by }: TableInfo["seats"][number]): string {
  return bot && taken_by !== "person" ? noun("bot", bot) : name;
}

/** How many entries back the log is asked for when the page is opened in the middle of a game. */
const STORY = 60;
/** How many entries the server tells at once. */
const PAGE = 100;
/** What is watched again takes at least so much of full pace. */
const SLOWEST = 0.4;
/** Without pace all that comes within so many milliseconds is drawn once. */
const FRAME = 16;
/** How long an emote is seen, in milliseconds. */
const HEARD = 6000;
