// Written by `make types` from the Python types of the server: change those, not this file.
/* eslint-disable */

/** The version of the protocol. */
export const PROTOCOL = 1;

export type Standing = "book" | "confirmed" | "chosen";

export type HeroWay = "given" | "dealt" | "chosen";

export type DieName = "hero" | "knight" | "archer" | "mage" | "skeleton" | "bear" | "titan";

export type TokenName =
  | "rat"
  | "spider"
  | "mummy"
  | "turnkey"
  | "skeleton-warrior"
  | "skeleton-king"
  | "fallen"
  | "dragon"
  | "chest";

export type ItemName =
  | "daggers"
  | "sword"
  | "axe"
  | "flames"
  | "portal"
  | "key"
  | "treasure"
  | "dragon-treasure";

export type Side = "north" | "east" | "south" | "west";

export type PlaceName = "tunnel" | "room" | "gate" | "fountain" | "start";

export type ShapeName = "straight" | "corner" | "tee" | "cross";

export type TileName =
  | "tunnel straight"
  | "tunnel corner"
  | "tunnel tee"
  | "tunnel cross"
  | "room straight"
  | "room corner"
  | "room tee"
  | "room cross"
  | "gate straight"
  | "gate corner"
  | "gate tee"
  | "gate cross"
  | "fountain straight"
  | "fountain corner"
  | "fountain tee"
  | "fountain cross";

export type QuarterTurn = 0 | 90 | 180 | 270;

export type KarakQuestion =
  | "turn"
  | "choose-hero"
  | "turn-tile"
  | "choose-token"
  | "roll"
  | "add-to-attack"
  | "choose-bearer"
  | "leave-for-reward"
  | "make-room"
  | "pick-up"
  | "portal-to"
  | "return-at"
  | "hero-choice";

export type KarakReason = "dragon" | "experts-goal" | "no-way-on";

export type KarakVariant = "experts-goal";

export type ArmyName =
  | "skeleton-warriors"
  | "fire-eaters"
  | "shadow-eaters"
  | "skeletal-hulks"
  | "hammer-follower"
  | "dark-dryads"
  | "skeleton-riders"
  | "envoys-of-death";

export type AmuletName =
  | "amulet-of-resources"
  | "amulet-of-glory"
  | "amulet-of-action"
  | "amulet-of-protection"
  | "amulet-of-the-titan";

export type GearName =
  | "sword"
  | "warhammer"
  | "fireball"
  | "pickpocket"
  | "amulet-of-resources"
  | "amulet-of-glory"
  | "amulet-of-action"
  | "amulet-of-protection"
  | "amulet-of-the-titan";

export type PrizeName =
  | "sword"
  | "warhammer"
  | "fireball"
  | "pickpocket"
  | "amulet-of-resources"
  | "amulet-of-glory"
  | "amulet-of-action"
  | "amulet-of-protection"
  | "amulet-of-the-titan"
  | "small-stone"
  | "large-stone"
  | "archstone"
  | "cart";

export type UnitName = "knight" | "archer" | "mage" | "skeleton" | "bear" | "titan";

export type ResourceName = "food" | "wood" | "stone";

export type BuildingName = "stable" | "portal" | "banners" | "camp" | "range" | "tower";

export type LandName =
  | "farm"
  | "forest"
  | "farm-forest"
  | "farm-rock"
  | "forest-rock"
  | "big-farm"
  | "dense-forest"
  | "big-rock"
  | "rock"
  | "abyss"
  | "castle";

export type HexSide = "northeast" | "east" | "southeast" | "southwest" | "west" | "northwest";

export type SixthTurn = 0 | 60 | 120 | 180 | 240 | 300;

export type Karak2Question =
  | "turn"
  | "choose-hero"
  | "choose-hex"
  | "choose-place"
  | "turn-hex"
  | "return-army"
  | "claw-which"
  | "send-dice"
  | "add-to-attack"
  | "ignore-skulls"
  | "cast-plague"
  | "leave-for-reward"
  | "load-cart"
  | "give-units-back"
  | "gather-more"
  | "make-room"
  | "pick-up"
  | "save-resource"
  | "build-more"
  | "recruit-more"
  | "steal-what"
  | "hero-choice";

export type Karak2Reason = "general" | "no-way-on";

export type Karak2Variant = "friendly";

export type OddsMoment = "ahead" | "before-roll" | "after-roll" | "after-strike" | "no-battle";

// What HTTP and socket share

/** What went wrong: a code, and the id and arguments of its sentence. */
export interface Problem {
  code: string;
  message: string;
  args: Record<string, string | number>;
}

/**
 * How long a player may think: for each move (`per` move), or altogether (`per` game).
 *
 * A move lasts until somebody else is asked or the turn ends. At zero the seat goes to a bot
 * (`bot`), or the turn is ended by the shortest way that the rules leave (`end-turn`); if that
 * was all that happened for three rounds, bots play on.
 */
export interface Clock {
  per: "game" | "move";
  seconds: number;
  at_zero?: "bot" | "end-turn";
}

/** What a table agreed on. `dice` are drawn and committed to, known (a chosen seed), or own. */
export interface Options {
  game: string;
  heroes: HeroWay;
  variants: string[];
  corrected: boolean;
  odds: boolean;
  undo: boolean;
  dice: "drawn" | "known" | "own";
  clock: Clock | null;
  public: boolean;
}

/** A seat as everybody may see it: who sits there, which bot plays, who is connected. */
export interface SeatInfo {
  seat: number;
  taken_by: "bot" | "nobody" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  is_host: boolean;
  hero: string | null;
}

/**
 * The promise about the dice, and, once the game is over, what proves that it was kept.
 *
 * `commitment` is the SHA-256 of seed and salt, as documented; these two come at the end.
 */
export interface Fairness {
  commitment: string | null;
  seed: string | null;
  salt: string | null;
}

/**
 * A table as everybody at it may see it.
 *
 * `asked` is the seat that the game waited for when this was told; updates follow it, not this.
 * `went_back` is the number of the moment from which the game went on again because what was
 * played after it does not fit the rules of the present version.
 */
export interface TableInfo {
  id: string;
  code: string | null;
  phase: "finished" | "lobby" | "playing";
  options: Options;
  seats: SeatInfo[];
  watching: number;
  number: number;
  created: number;
  changed: number;
  fairness: Fairness;
  rematch: string | null;
  went_back: number | null;
  asked: number | null;
}

// Parts of messages

/** A seat that this device holds, and the secret that proves it. */
export interface SeatKey {
  /** A seat, counted from 0. */
  seat: number;
  /** Proves a seat. */
  secret: string;
}

/** A legal action: what to send back, and its words; the decision's arguments hold as well. */
export interface Choice {
  action: string;
  message: string;
  args: Record<string, string | number>;
}

/** What is asked of whom, by which rule, with the id and arguments of its sentence. */
export interface Asked {
  kind: string;
  seat: number;
  rule: string;
  message: string;
  args: Record<string, string | number | number | null>;
}

/**
 * An entry of the log as this viewer may know it.
 *
 * `act` is a played action with its events, `undo` takes the last one that stands back,
 * `hand-over` gives the seat to `bot` or, where that is null, to its person; `open` is the start.
 */
export interface Chapter {
  number: number;
  kind: "act" | "hand-over" | "open" | "undo";
  seat: number | null;
  action: string | null;
  bot: string | null;
  events: GameEvent[];
}

/** The clock: milliseconds left by seat, and whose time is running. */
export interface Times {
  left: number[];
  running: number | null;
}

/** A bot's action at a table with its own dice: people roll and draw for it, with `act`. */
export interface Wish {
  seat: number;
  action: string;
}

/** One answer that chance may give, and the name of the piece it stands for. */
export interface Possible {
  answer: number;
  name: string | null;
}

/**
 * What has changed since the moment before: where, by keys and indices, and what is there now.
 *
 * The index behind a list's last is a new last item.
 */
export interface Change {
  path: (string | number)[];
  value: unknown;
}

/** What happened by an entry, and how it changed the position. */
export interface Frame {
  chapter: Chapter;
  changes: Change[];
}

// What a client sends over the socket

/**
 * The first message: the seats this device holds (none: a spectator), and what it has seen.
 *
 * `host` is for a host who holds no seat.
 * `seen` is the number of the last update, or null for a device that has seen nothing.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  seats?: SeatKey[];
  /** Proves a seat. */
  host?: string | null;
  /** The number of an entry. */
  seen?: number | null;
}

/**
 * An action for a seat, and the number of the update that it answers.
 *
 * Sent twice it is played once. `chance` is for tables with their own dice: what was rolled and
 * drawn so far, in order; the server asks for what is missing.
 */
export interface Act {
  type: "act";
  /** The number of an entry. */
  number: number;
  /** A seat, counted from 0. */
  seat: number;
  action: string;
  /** Chosen by the client. */
  ref?: number;
  chance?: number[] | null;
}

/** Take the seat's last action back. */
export interface TakeBack {
  type: "undo";
  /** The number of an entry. */
  number: number;
  /** A seat, counted from 0. */
  seat: number;
  /** Chosen by the client. */
  ref?: number;
}

/** Give a seat to a bot, or take it back (`bot` is null). The host may do it for anybody. */
export interface HandOver {
  type: "hand-over";
  /** A seat, counted from 0. */
  seat: number;
  /** A bot's level. */
  bot?: string | null;
  /** Chosen by the client. */
  ref?: number;
}

/** The hand-over tap on a shared device: the person of this seat is looking now. */
export interface Uncover {
  type: "uncover";
  /** A seat, counted from 0. */
  seat: number;
}

/** Say one of the set phrases or show an emote. */
export interface Emote {
  type: "emote";
  /** A seat, counted from 0. */
  seat: number;
  emote: string;
}

/** Ask for what happened before: chapters after a number, the earliest first. */
export interface AskStory {
  type: "story";
  after: number;
  /** Chosen by the client. */
  ref?: number;
}

/** Ask for every moment after a number, to watch again what others did. */
export interface AskScenes {
  type: "scenes";
  /** The number of an entry. */
  after: number;
  /** Chosen by the client. */
  ref?: number;
}

/**
 * Ask for the exact odds of the fight that is being asked about, before or after the roll.
 *
 * With `site`: of the fight that the hero of `seat` (of whose turn it is) would have there now.
 */
export interface AskOdds {
  type: "odds";
  /** Chosen by the client. */
  ref?: number;
  /** The number of an entry. */
  site?: number | null;
  /** A seat, counted from 0. */
  seat?: number | null;
}

export type ClientMessage =
  | Hello
  | Act
  | TakeBack
  | HandOver
  | Uncover
  | Emote
  | AskStory
  | AskScenes
  | AskOdds;

// What the server sends over the socket

/** The answer to hello: the table, which seats this device holds, and who the server is. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: TableInfo;
  seats: number[];
  is_host: boolean;
}

/** Something about the table has changed: seats, presence, phase, rematch. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** The set-up of the game; sent once to each connection, before its first update. */
export interface GameNews {
  type: "game";
  setup: GameSetup;
}

/**
 * Where the game stands at a number, and what led there since the number last sent.
 *
 * `position` is what `view` (a seat, or null for everybody) may know. Only who is asked gets
 * `asked` and `choices`. `covered` means that a shared device must be handed over first (see
 * `uncover`). `gap` means that chapters are missing (ask for the story). `ref` is that of the
 * request that this update acknowledges: its effect is on disk.
 */
export interface Update {
  type: "update";
  number: number;
  chapters: Chapter[];
  gap: boolean;
  view: number | null;
  covered: boolean;
  undo: number[];
  times: Times | null;
  wish: Wish | null;
  result: GameResult | null;
  position: GamePosition;
  asked: Asked | null;
  choices: Choice[] | null;
  ref: number | null;
}

/**
 * A table with its own dice: roll or draw one thing more, and send the action again with it.
 *
 * `die` names a die of Karak 2; then the names of what is possible are those of its sides.
 */
export interface ChanceNeeded {
  type: "chance";
  ref: number;
  number: number;
  seat: number;
  action: string;
  given: number[];
  kind: string;
  die: DieName | null;
  possible: Possible[];
}

/** A request that was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  ref: number | null;
  problem: Problem;
}

/** Somebody said a set phrase or showed an emote. */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

/** What happened before: chapters in order, and whether there are more. */
export interface Story {
  type: "story";
  ref: number;
  chapters: Chapter[];
  more: boolean;
}

/**
 * Moments up to now as this device may know them: where the game stood, then what changed.
 *
 * `number` is the entry after which it stood so: the one that was asked for, or a later one where
 * that is long ago.
 */
export interface Scenes {
  type: "scenes";
  ref: number;
  number: number;
  position: GamePosition;
  frames: Frame[];
}

/** The odds at a number: the data of `karak.odds.Odds`, or null where nobody fights. */
export interface OddsNews {
  type: "odds";
  ref: number;
  number: number;
  odds: FightOdds | null;
}

/** The game is over: the seed and salt behind the commitment. */
export interface Revealed {
  type: "dice";
  fairness: Fairness;
}

/** The last message before the server closes a socket, and why. */
export interface Bye {
  type: "bye";
  problem: Problem;
}

export type ServerMessage =
  | Welcome
  | TableNews
  | GameNews
  | Update
  | ChanceNeeded
  | Refused
  | Emoted
  | Story
  | Scenes
  | OddsNews
  | Revealed
  | Bye;

// Bodies of HTTP requests and answers

/** Who is to sit in a seat: a person on this device, a bot, or whoever comes (`open`). */
export interface SeatWish {
  who: "bot" | "open" | "person";
  /** A player's name. */
  name?: string | null;
  /** A bot's level. */
  bot?: string | null;
  hero?: string | null;
}

/**
 * A table to be opened. With `hero` for each seat these are given, else dealt or chosen.
 *
 * `figures` corrects the standard ones. A `seed` makes the dice known. `own_dice`: people enter
 * what they rolled, drew and placed. `start`: begin at once, which needs every seat taken.
 */
export interface NewTable {
  /** karak or karak2. */
  game: string;
  seats: SeatWish[];
  choose?: boolean;
  variants?: string[];
  figures?: Record<string, unknown> | null;
  odds?: boolean;
  undo?: boolean;
  /** A number of up to 128 bits, as digits. */
  seed?: string | null;
  own_dice?: boolean;
  clock?: Clock | null;
  public?: boolean;
  start?: boolean;
}

/** A seat that was taken, and the secret that proves it: keep it, and show it to nobody. */
export interface HeldSeat {
  seat: number;
  secret: string;
}

/** The answer to opening or joining: the table and the seats that this device holds now. */
export interface Seated {
  table: TableInfo;
  seats: HeldSeat[];
  host: string | null;
  link: string;
}

/** Take a seat: any open one, or a certain one; `claim` is the word the host gave for it. */
export interface Join {
  /** A player's name. */
  name: string;
  /** A seat, counted from 0. */
  seat?: number | null;
  claim?: string | null;
}

/** The host decides who may sit in a seat, before the start: anybody, or a bot. */
export interface SetSeat {
  who: "bot" | "open";
  /** A bot's level. */
  bot?: string | null;
}

/** Where a person wants to sit instead, before the start. */
export interface Move {
  /** A seat, counted from 0. */
  to: number;
}

/** Begin the game. At a table with its own dice `chance` tells what was dealt and rolled. */
export interface Start {
  chance?: number[] | null;
}

/**
 * What has to be dealt to a seat, or rolled for it, next before the game can begin.
 *
 * `die` names a die of Karak 2; then the names of what is possible are those of its sides.
 */
export interface Rolls {
  given: number[];
  seat: number;
  kind: string;
  die: DieName | null;
  possible: Possible[];
}

/** The table after the start, or what has still to be rolled for it. */
export interface Started {
  table: TableInfo;
  rolls: Rolls | null;
}

/** A word, good once, with which somebody can take a seat whose secret was lost. */
export interface Claim {
  seat: number;
  claim: string;
}

/** A page of tables, and where the next one begins. */
export interface Listed {
  tables: TableInfo[];
  after: string | null;
}

/** A moment of a finished game. */
export interface Position {
  number: number;
  position: GamePosition;
  result: GameResult | null;
}

/** A page of a finished game: its set-up, and chapters in order. */
export interface Replay {
  table: TableInfo;
  setup: GameSetup;
  chapters: Chapter[];
  more: boolean;
}

/** A whole finished game: the position after its opening, then frame by frame what changed. */
export interface Film {
  table: TableInfo;
  setup: GameSetup;
  opening: Chapter;
  position: GamePosition;
  frames: Frame[];
  result: GameResult | null;
}

/** The points by seat as a turn begins, or as the game ends, after an entry. */
export interface Lap {
  number: number;
  turn: number;
  points: number[];
}

/** Something to remember: ids and arguments of heading and sentence, and where to look at it. */
export interface Highlight {
  title: string;
  message: string;
  args: Record<string, string | number | Record<string, number>>;
  seat: number;
  number: number | null;
}

/** What a seat did: fights by how they ended, victories that the odds promised, tiles laid. */
export interface Tally {
  won: number;
  tied: number;
  lost: number;
  promised: number;
  laid: number;
  fallen: number;
}

/** A finished game looked back on: the race, what is memorable of it, what everybody did. */
export interface Summary {
  race: Lap[];
  highlights: Highlight[];
  tallies: Tally[];
}

/** A game that can be played here, plug-ins included; `figures` are the standard ones. */
export interface TitleInfo {
  game: string;
  heroes: string[];
  variants: string[];
  fewest: number;
  most: number;
  figures: Record<string, unknown>;
}

/**
 * What this server offers, and how others reach it.
 *
 * `address` is the one that its operator made known; `lan` is this computer in its local
 * network, where the server lets that network in.
 */
export interface ServerInfo {
  version: string;
  titles: TitleInfo[];
  bots: string[];
  address: string | null;
  lan: string | null;
}

/** Whether the server and what it stands on are well. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  database: string;
  bus: string;
  compiled: boolean;
}

/** Every HTTP call: how it is made, what it takes and what it gives. */
export interface Calls {
  /** Name games, heroes, variants and bots, and the address that others can use. */
  about: {
    method: "GET";
    path: "/api/server";
    body: null;
    answer: ServerInfo;
  };
  /** List public tables: those one can join, watch, or watch again. */
  list_tables: {
    method: "GET";
    path: "/api/tables";
    body: null;
    answer: Listed;
  };
  /** Open a table; the answer holds the secrets of the seats of this device. */
  open_table: {
    method: "POST";
    path: "/api/tables";
    body: NewTable;
    answer: Seated;
  };
  /** Keep a finished game that was played elsewhere, as a replay with a link of its own. */
  import_game: {
    method: "POST";
    path: "/api/tables/import";
    body: Record<string, unknown>;
    answer: TableInfo;
  };
  /** Tell about a table, by its id or code. */
  look: {
    method: "GET";
    path: "/api/tables/{key}";
    body: null;
    answer: TableInfo;
  };
  /** Give a finished game as one file: `karak replay` and `karak verify` read it. */
  export: {
    method: "GET";
    path: "/api/tables/{key}/export";
    body: null;
    answer: Record<string, unknown>;
  };
  /** Give every moment of a finished game: how it began, and what changed entry by entry. */
  film: {
    method: "GET";
    path: "/api/tables/{key}/film";
    body: null;
    answer: Film;
  };
  /** Give the position after an entry of a finished game. */
  position: {
    method: "GET";
    path: "/api/tables/{key}/positions/{number}";
    body: null;
    answer: Position;
  };
  /** Open a table like this one; everybody's secrets hold there, too. Needs a secret. */
  rematch: {
    method: "POST";
    path: "/api/tables/{key}/rematch";
    body: null;
    answer: TableInfo;
  };
  /** Tell a finished game, a page at a time. */
  replay: {
    method: "GET";
    path: "/api/tables/{key}/replay";
    body: null;
    answer: Replay;
  };
  /** Take a seat; the answer holds its secret. */
  join: {
    method: "POST";
    path: "/api/tables/{key}/seats";
    body: Join;
    answer: Seated;
  };
  /** The host says who may sit in a seat that no person has taken. Needs a secret. */
  set_seat: {
    method: "PUT";
    path: "/api/tables/{key}/seats/{seat}";
    body: SetSeat;
    answer: TableInfo;
  };
  /** Free a seat before the game begins: one's own, or, for the host, anybody's. Needs a secret. */
  leave: {
    method: "DELETE";
    path: "/api/tables/{key}/seats/{seat}";
    body: null;
    answer: TableInfo;
  };
  /** Give a word for taking a seat anew: to the host, or to who moves to another device. Needs a secret. */
  mend: {
    method: "POST";
    path: "/api/tables/{key}/seats/{seat}/claim";
    body: null;
    answer: Claim;
  };
  /** Sit elsewhere before the game begins, where nobody or a bot is; the secret goes along. Needs a secret. */
  move: {
    method: "POST";
    path: "/api/tables/{key}/seats/{seat}/move";
    body: Move;
    answer: TableInfo;
  };
  /** The host begins the game; with own dice it may be asked what was dealt and rolled. Needs a secret. */
  start: {
    method: "POST";
    path: "/api/tables/{key}/start";
    body: Start;
    answer: Started;
  };
  /** Give the race of a finished game, what is memorable, and what everybody did. */
  summary: {
    method: "GET";
    path: "/api/tables/{key}/summary";
    body: null;
    answer: Summary;
  };
  /** Say whether moves can be kept, and ask the bus for a sign of life. */
  health: {
    method: "GET";
    path: "/health";
    body: null;
    answer: Health;
  };
}

// Karak

/**
 * A hero of Karak. `came_from` is where it would go back to, `earlier` from there, and so on.
 *
 * `points` is what the treasures are worth.
 *
 * 0 hearts: unconscious. `charges` is for heroes from outside the package.
 */
export interface KarakHero {
  /** A hero. */
  hero: string | null;
  hearts: number;
  site: number;
  came_from: number;
  earlier: number[];
  pack: ItemName[];
  treasures: ItemName[];
  points: number;
  owes_fight: boolean;
  charges: number;
}

/** A laid tile. The start is at 0, 0; y grows southwards; rotation in degrees, clockwise. */
export interface KarakSite {
  x: number;
  y: number;
  tile: PlaceName;
  shape: ShapeName;
  rotation: QuarterTurn;
  token: TokenName | null;
  lying: ItemName[];
}

/**
 * A fight under way. The dice are 0 before the roll; `plain`: without abilities.
 *
 * `attack` is everything that counts so far, `bonus` all of it but the dice.
 */
export interface KarakFight {
  monster: TokenName;
  plain: boolean;
  strength: number;
  bonus: number;
  attack: number;
  die1: number;
  die2: number;
  rolled_again: boolean;
  flames: number;
  sacrificed: boolean;
}

/** A piece that was left lying in this turn: nobody takes it before the next. */
export interface KarakLeft {
  site: number;
  item: ItemName;
}

/**
 * A position of Karak. A site's number is its place in `sites`.
 *
 * Actions number gates and fountains from 1, as `gates` and `fountains` list their sites.
 */
export interface KarakPosition {
  asking: KarakQuestion;
  seat: number;
  turn: number;
  steps_left: number;
  steps_taken: number;
  cursed: number | null;
  heroes: KarakHero[];
  sites: KarakSite[];
  stack: Partial<Record<TileName, number>>;
  bag: Partial<Record<TokenName, number>>;
  fight: KarakFight | null;
  drawn_tile: TileName | null;
  drawn_side: Side;
  drawn_tokens: TokenName[];
  left_now: KarakLeft[];
  new_item: ItemName | null;
  target: number | null;
  over: boolean;
  reason: KarakReason | "";
  gates: number[];
  fountains: number[];
}

/** What every hero has. */
export interface HeroFigures {
  hearts: number;
  steps: number;
  standing: Standing;
}

/** How much a hero carries. */
export interface SlotFigures {
  weapons: number;
  spells: number;
  keys: number;
  standing: Standing;
}

/** How many of a monster there are, and how strong it is. */
export interface MonsterFigures {
  number: number;
  strength: number;
  standing: Standing;
}

/** How many chests there are. */
export interface ChestFigures {
  number: number;
  standing: Standing;
}

/** The tokens of the bag. */
export interface TokenFigures {
  rat: MonsterFigures;
  spider: MonsterFigures;
  mummy: MonsterFigures;
  turnkey: MonsterFigures;
  "skeleton-warrior": MonsterFigures;
  "skeleton-king": MonsterFigures;
  fallen: MonsterFigures;
  dragon: MonsterFigures;
  chest: ChestFigures;
}

/** What a piece adds to an attack. */
export interface BonusFigures {
  bonus: number;
  standing: Standing;
}

/** What a treasure is worth. */
export interface PointFigures {
  points: number;
  standing: Standing;
}

/** What equipment and treasures are good for. */
export interface ItemFigures {
  daggers: BonusFigures;
  sword: BonusFigures;
  axe: BonusFigures;
  flames: BonusFigures;
  treasure: PointFigures;
  "dragon-treasure": PointFigures;
}

/** How many tiles of each shape there are. */
export interface ShapeFigures {
  straight: number;
  corner: number;
  tee: number;
  cross: number;
  standing: Standing;
}

/** The tiles of the stack. */
export interface TileFigures {
  tunnel: ShapeFigures;
  room: ShapeFigures;
  gate: ShapeFigures;
  fountain: ShapeFigures;
}

/** How many treasures win with the experts' goal. */
export interface GoalFigures {
  treasures: number;
  standing: Standing;
}

/** All figures of Karak, corrected ones included. */
export interface KarakFigures {
  hero: HeroFigures;
  slots: SlotFigures;
  tokens: TokenFigures;
  items: ItemFigures;
  tiles: TileFigures;
  "experts-goal": GoalFigures;
}

/** How a game of Karak was set up. */
export interface KarakSetup {
  game: "karak";
  rules: number;
  players: number;
  how: HeroWay;
  heroes: string[];
  variants: KarakVariant[];
  figures: KarakFigures;
}

// Karak 2

/**
 * A hero of Karak 2, its army and its city. `city` is a site.
 *
 * `victory` is the greatest strength beaten in one battle, `glory` what follows from it,
 * `points` what the stones are worth.
 *
 * 0 hearts: unconscious. `charges` is for heroes from outside the package.
 */
export interface Karak2Hero {
  /** A hero. */
  hero: string | null;
  hearts: number;
  site: number;
  came_from: number;
  victory: number;
  glory: number;
  units: Partial<Record<UnitName, number>>;
  resources: Partial<Record<ResourceName, number>>;
  city: number | null;
  buildings: BuildingName[];
  pack: ("fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName)[];
  small_stones: number;
  large_stones: number;
  archstones: number;
  points: number;
  charges: number;
}

/** A laid hex. `hex` is its kind among the figures, null for the three of the start piece. */
export interface Karak2Site {
  x: number;
  y: number;
  land: LandName;
  hex: string | null;
  rotation: SixthTurn;
  armies: ArmyName[];
  lying: ("fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName)[];
}

/** A hex of which everybody may know the tier; `hex` is null for who may not know its kind. */
export interface HiddenHex {
  tier: number;
  hex: string | null;
}

/**
 * A battle under way. Faces count from 0 in the order of the figures; -1: not rolled.
 *
 * `dice` are the unit dice as they are rolled, `faces` what they show. `attack` is everything that
 * counts so far, `bonus` all of it but the dice.
 */
export interface Karak2Battle {
  armies: ArmyName[];
  strength: number;
  is_general: boolean;
  clawed: number;
  bonus: number;
  attack: number;
  sent: Partial<Record<UnitName, number>>;
  dice: UnitName[];
  faces: number[];
  hero_face: number;
  rolled_again: boolean;
  fireballs: number;
  saved: number[];
  hero_saved: number;
  won: boolean;
}

/** A piece that was left lying in this turn: nobody takes it before the next. */
export interface Karak2Left {
  site: number;
  item: "fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName;
}

/** A position of Karak 2. A site's number is its place in `sites`; 0 is Karak Castle. */
export interface Karak2Position {
  asking: Karak2Question;
  seat: number;
  turn: number;
  used: number;
  actions_left: number;
  moved: boolean;
  ran: boolean;
  ported: boolean;
  hawked: boolean;
  hawking: boolean;
  gathered: number[];
  plagued: number | null;
  general_site: number | null;
  praetorians: number;
  heroes: Karak2Hero[];
  sites: Karak2Site[];
  deck: Record<string, number>;
  top: HiddenHex | null;
  top_known_by: number | null;
  drawn: HiddenHex[];
  drawn_at: number | null;
  bag: Partial<Record<ArmyName, number>>;
  amulets: Partial<Record<AmuletName, number>>;
  supply: Partial<Record<UnitName, number>>;
  battle: Karak2Battle | null;
  drawn_armies: ArmyName[];
  clawed: number;
  clawing: boolean;
  rewards: ("fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName | "archstone" | "cart" | "large-stone" | "small-stone")[];
  new_item: "fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName | null;
  left_now: Karak2Left[];
  building: number | null;
  target: number | null;
  count: number;
  over: boolean;
  reason: Karak2Reason | "";
}

/** What every hero has. */
export interface RulerFigures {
  hearts: number;
  actions: number;
  glory: number;
  standing: Standing;
}

/** How much a hero carries. */
export interface LoadFigures {
  weapons: number;
  spells: number;
  amulets: number;
  standing: Standing;
}

/** The faces of the hero die: swords as numbers, S a skull, SS two, - a blank. */
export interface HeroDieFigures {
  faces: string[];
  standing: Standing;
}

/** The faces of a unit's die, and how many of them there are. */
export interface UnitDieFigures {
  faces: string[];
  number: number;
  standing: Standing;
}

/** All dice. */
export interface DiceFigures {
  hero: HeroDieFigures;
  knight: UnitDieFigures;
  archer: UnitDieFigures;
  mage: UnitDieFigures;
  skeleton: UnitDieFigures;
  bear: UnitDieFigures;
  titan: UnitDieFigures;
}

/** How many of an army there are, and how strong it is. */
export interface ArmyFigures {
  number: number;
  strength: number;
  standing: Standing;
}

/** The Dark General, and his Praetorians by the number of players. */
export interface GeneralFigures {
  strength: number;
  "praetorians-for-2": number;
  "praetorians-for-3": number;
  "praetorians-for-4": number;
  "praetorians-for-5": number;
  standing: Standing;
}

/** What a piece adds to an attack. */
export interface GearBonusFigures {
  bonus: number;
  standing: Standing;
}

/** What gear is good for. */
export interface GearFigures {
  sword: GearBonusFigures;
  warhammer: GearBonusFigures;
  fireball: GearBonusFigures;
}

/** What victory stones are worth. */
export interface StoneFigures {
  small: number;
  large: number;
  archstone: number;
  standing: Standing;
}

/** What a city or a building costs. */
export interface PriceFigures {
  food: number;
  wood: number;
  stone: number;
  standing: Standing;
}

/** The hexes of a tier: for each land the chasm edges of every hex, 0 to 5 clockwise. */
export interface TierFigures {
  standing: Standing;
  farm?: number[][];
  forest?: number[][];
  "farm-forest"?: number[][];
  "farm-rock"?: number[][];
  "forest-rock"?: number[][];
  "big-farm"?: number[][];
  "dense-forest"?: number[][];
  "big-rock"?: number[][];
  rock?: number[][];
  abyss?: number[][];
}

/** All figures of Karak 2, corrected ones included. */
export interface Karak2Figures {
  hero: RulerFigures;
  slots: LoadFigures;
  dice: DiceFigures;
  armies: Partial<Record<ArmyName, ArmyFigures>>;
  general: GeneralFigures;
  items: GearFigures;
  stones: StoneFigures;
  prices: Record<"city" | BuildingName, PriceFigures>;
  "tier-one": TierFigures;
  "tier-two": TierFigures;
}

/** How a game of Karak 2 was set up. */
export interface Karak2Setup {
  game: "karak2";
  rules: number;
  players: number;
  how: HeroWay;
  heroes: string[];
  variants: Karak2Variant[];
  figures: Karak2Figures;
}

// Both games

/** How a game ended: points by seat, in halves, and the seats that win. */
export interface GameResult {
  points: number[];
  winners: number[];
  reason: string;
}

/** What the odds are best for: the prices of all that a fight may bring or cost. */
export interface OddsAim {
  name: string;
  win: number;
  heart: number;
  fall: number;
  spell: number;
  units: Partial<Record<UnitName, number>>;
  weaken: number;
}

/** The chance to lose none, one, two … of a kind of units, the average, the worst. */
export interface UnitOdds {
  chances: number[];
  lost: number;
  worst: number;
}

/**
 * How a fight may end. `wounds[n]` is the chance to lose n hearts; so are spells.
 *
 * The last four are told for battles of Karak 2 alone.
 */
export interface FightChances {
  win: number;
  tie: number;
  lose: number;
  wounds: number[];
  hearts: number;
  worst_hearts: number;
  fall: number;
  spells: number[];
  spells_used: number;
  value: number;
  units?: Partial<Record<UnitName, UnitOdds>>;
  weaken?: number;
  plague?: number;
  healed?: number;
}

/** Something that can be done now, and the chances if everything after it is at its best. */
export interface OddsOption {
  action: string;
  chances: FightChances;
}

/** Unit dice to send into a battle of Karak 2, and the chances with them. */
export interface OddsChoice {
  units: Partial<Record<UnitName, number>>;
  chances: FightChances;
}

/** What is best in Karak after the dice show so much together. */
export interface OddsStep {
  dice: number;
  chance: number;
  again: boolean;
  flames: number;
  sacrifice: boolean;
}

/** The odds of a fight at one moment; `chances` are those of the best way to go on. */
export interface FightOdds {
  game: "karak" | "karak2";
  moment: OddsMoment;
  aim: OddsAim;
  foes: string[];
  strength: number;
  attack: number;
  chances: FightChances;
  options: OddsOption[];
  best: string | null;
  choices: OddsChoice[];
  all_choices: boolean;
  best_choice: Partial<Record<UnitName, number>> | null;
  plan: OddsStep[];
}

// What can happen in Karak

/** A hero has no hearts left after its fight. */
export interface KarakFellUnconscious {
  event: "fell-unconscious";
  seat: number;
}

/** The game is over, and why. */
export interface KarakGameEnded {
  event: "game-ended";
  seat: number;
  reason: KarakReason;
}

/** Hearts are back: so many now. */
export interface KarakHealed {
  event: "healed";
  seat: number;
  hearts: number;
}

/** A seat gets its hero, dealt or chosen. */
export interface KarakHeroTaken {
  event: "hero-taken";
  seat: number;
  /** A hero. */
  hero: string;
}

/** A reward goes into the inventory, or beside it. */
export interface KarakItemGained {
  event: "item-gained";
  seat: number;
  item: ItemName;
}

/** A piece is left lying. */
export interface KarakItemLeft {
  event: "item-left";
  seat: number;
  item: ItemName;
  site: number;
}

/** A lying piece is picked up. */
export interface KarakItemTaken {
  event: "item-taken";
  seat: number;
  item: ItemName;
  site: number;
}

/** A seat rolls for who begins. */
export interface KarakStartRolled {
  event: "start-rolled";
  seat: number;
  die: number;
}

/** A seat's turn begins. */
export interface KarakTurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

/** The turn is over. */
export interface KarakTurnEnded {
  event: "turn-ended";
  seat: number;
}

/** An unconscious hero gets hearts back instead of playing. */
export interface KarakTurnSkipped {
  event: "turn-skipped";
  seat: number;
  hearts: number;
}

/** A hero goes back to the place it came from. */
export interface KarakWentBack {
  event: "went-back";
  seat: number;
  site: number;
}

/** A hero from outside uses an ability of its own. */
export interface KarakAbilityUsed {
  event: "ability-used";
  seat: number;
  ability: number;
}

/** A key opens a chest (K1.I6). */
export interface KarakChestOpened {
  event: "chest-opened";
  seat: number;
  site: number;
}

/** The curse goes to a hero (K1.C1). */
export interface KarakCurseLaid {
  event: "curse-laid";
  seat: number;
  other: number;
}

/** Healing ends the curse (K1.C3). */
export interface KarakCurseLifted {
  event: "curse-lifted";
  seat: number;
}

/** The curse stays where it is (K1.C1). */
export interface KarakCurseStayed {
  event: "curse-stayed";
  seat: number;
  other: number;
}

/** Both dice are rolled (K1.F1). */
export interface KarakDiceRolled {
  event: "dice-rolled";
  seat: number;
  die1: number;
  die2: number;
}

/** One die is rolled again (K1.A.SWD1). */
export interface KarakDieRolledAgain {
  event: "die-rolled-again";
  seat: number;
  was: number;
  die: number;
}

/** A hero faces a monster (K1.M2, K1.E6). */
export interface KarakFightBegan {
  event: "fight-began";
  seat: number;
  monster: TokenName;
  strength: number;
  site: number;
}

/** The attack is lower: a heart is lost (K1.F3). */
export interface KarakFightLost {
  event: "fight-lost";
  seat: number;
  monster: TokenName;
  attack: number;
  strength: number;
  hearts: number;
}

/** The attack is equal: a tie (K1.F4). */
export interface KarakFightTied {
  event: "fight-tied";
  seat: number;
  monster: TokenName;
  attack: number;
}

/** A magic flames spell adds to the attack (K1.F1). */
export interface KarakFlamesUsed {
  event: "flames-used";
  seat: number;
  kept: number;
}

/** A hero steps from gate to gate (K1.M4). */
export interface KarakGateTaken {
  event: "gate-taken";
  seat: number;
  origin: number;
  site: number;
}

/** A heart is turned for the attack (K1.A.WLK1). */
export interface KarakHeartSacrificed {
  event: "heart-sacrificed";
  seat: number;
  hearts: number;
}

/** The attack is greater: victory (K1.F2). */
export interface KarakMonsterDefeated {
  event: "monster-defeated";
  seat: number;
  monster: TokenName;
  attack: number;
  strength: number;
}

/** A healing portal moves a hero to a fountain (K1.I5). */
export interface KarakPortalCast {
  event: "portal-cast";
  seat: number;
  other: number;
  site: number;
}

/** The Warrior returns at a fountain instead of falling (K1.A.WAR2). */
export interface KarakReincarnated {
  event: "reincarnated";
  seat: number;
  site: number;
}

/** A hero steps to a neighbouring tile (K1.T1). */
export interface KarakStepped {
  event: "stepped";
  seat: number;
  origin: number;
  site: number;
  side: Side;
}

/** The Warlock changes places with a hero (K1.A.WLK2). */
export interface KarakSwapped {
  event: "swapped";
  seat: number;
  other: number;
  site: number;
  origin: number;
}

/** A tile is drawn for exploring (K1.E1). */
export interface KarakTileDrawn {
  event: "tile-drawn";
  seat: number;
  tile: PlaceName;
  shape: ShapeName;
  side: Side;
}

/** A tile is laid and entered (K1.E2). */
export interface KarakTileLaid {
  event: "tile-laid";
  seat: number;
  site: number;
  x: number;
  y: number;
  tile: PlaceName;
  shape: ShapeName;
  rotation: QuarterTurn;
}

/** A tile that would close the dungeon goes back (K1.E9). */
export interface KarakTileReturned {
  event: "tile-returned";
  seat: number;
  tile: PlaceName;
  shape: ShapeName;
}

/** A token is drawn from the bag (K1.E4). */
export interface KarakTokenDrawn {
  event: "token-drawn";
  seat: number;
  token: TokenName;
}

/** A token is laid on a room (K1.E4). */
export interface KarakTokenLaid {
  event: "token-laid";
  seat: number;
  token: TokenName;
  site: number;
}

/** A drawn token goes back into the bag (K1.A.ORC2). */
export interface KarakTokenReturned {
  event: "token-returned";
  seat: number;
  token: TokenName;
}

export type KarakEvent =
  | KarakFellUnconscious
  | KarakGameEnded
  | KarakHealed
  | KarakHeroTaken
  | KarakItemGained
  | KarakItemLeft
  | KarakItemTaken
  | KarakStartRolled
  | KarakTurnBegan
  | KarakTurnEnded
  | KarakTurnSkipped
  | KarakWentBack
  | KarakAbilityUsed
  | KarakChestOpened
  | KarakCurseLaid
  | KarakCurseLifted
  | KarakCurseStayed
  | KarakDiceRolled
  | KarakDieRolledAgain
  | KarakFightBegan
  | KarakFightLost
  | KarakFightTied
  | KarakFlamesUsed
  | KarakGateTaken
  | KarakHeartSacrificed
  | KarakMonsterDefeated
  | KarakPortalCast
  | KarakReincarnated
  | KarakStepped
  | KarakSwapped
  | KarakTileDrawn
  | KarakTileLaid
  | KarakTileReturned
  | KarakTokenDrawn
  | KarakTokenLaid
  | KarakTokenReturned;

// What can happen in Karak2

/** A hero has no hearts left after its fight. */
export interface Karak2FellUnconscious {
  event: "fell-unconscious";
  seat: number;
}

/** The game is over, and why. */
export interface Karak2GameEnded {
  event: "game-ended";
  seat: number;
  reason: Karak2Reason;
}

/** Hearts are back: so many now. */
export interface Karak2Healed {
  event: "healed";
  seat: number;
  hearts: number;
}

/** A seat gets its hero, dealt or chosen. */
export interface Karak2HeroTaken {
  event: "hero-taken";
  seat: number;
  /** A hero. */
  hero: string;
}

/** A reward goes into the inventory, or beside it. */
export interface Karak2ItemGained {
  event: "item-gained";
  seat: number;
  item: "fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName | "archstone" | "cart" | "large-stone" | "small-stone";
}

/** A piece is left lying. */
export interface Karak2ItemLeft {
  event: "item-left";
  seat: number;
  item: "fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName | "archstone" | "cart" | "large-stone" | "small-stone";
  site: number;
}

/** A lying piece is picked up. */
export interface Karak2ItemTaken {
  event: "item-taken";
  seat: number;
  item: "fireball" | "pickpocket" | "sword" | "warhammer" | AmuletName | "archstone" | "cart" | "large-stone" | "small-stone";
  site: number;
}

/** A seat rolls for who begins. */
export interface Karak2StartRolled {
  event: "start-rolled";
  seat: number;
  die: number;
}

/** A seat's turn begins. */
export interface Karak2TurnBegan {
  event: "turn-began";
  seat: number;
  turn: number;
}

/** The turn is over. */
export interface Karak2TurnEnded {
  event: "turn-ended";
  seat: number;
}

/** An unconscious hero gets hearts back instead of playing. */
export interface Karak2TurnSkipped {
  event: "turn-skipped";
  seat: number;
  hearts: number;
}

/** A hero goes back to the place it came from. */
export interface Karak2WentBack {
  event: "went-back";
  seat: number;
  site: number;
}

/** An action is given up (K2.T2). */
export interface Karak2ActionSkipped {
  event: "action-skipped";
  seat: number;
}

/** An army falls without a battle (K2.A.SCT2). */
export interface Karak2ArmyClawed {
  event: "army-clawed";
  seat: number;
  army: ArmyName;
  site: number;
}

/** An army token is drawn (K2.M4). */
export interface Karak2ArmyDrawn {
  event: "army-drawn";
  seat: number;
  army: ArmyName;
}

/** An army stands on a hex (K2.M4). */
export interface Karak2ArmyLaid {
  event: "army-laid";
  seat: number;
  army: ArmyName;
  site: number;
}

/** A drawn army token goes back into the bag (K2.A.ORC1). */
export interface Karak2ArmyReturned {
  event: "army-returned";
  seat: number;
  army: ArmyName;
}

/** A hero faces armies (K2.M5). */
export interface Karak2BattleBegan {
  event: "battle-began";
  seat: number;
  strength: number;
  site: number;
}

/** The attack is lower: defeat (K2.B4). */
export interface Karak2BattleLost {
  event: "battle-lost";
  seat: number;
  attack: number;
  strength: number;
}

/** The attack is enough: victory (K2.B3). */
export interface Karak2BattleWon {
  event: "battle-won";
  seat: number;
  attack: number;
  strength: number;
}

/** A building stands (K2.N4). */
export interface Karak2BuildingBuilt {
  event: "building-built";
  seat: number;
  building: BuildingName;
}

/** A city is founded (K2.N3). */
export interface Karak2CityFounded {
  event: "city-founded";
  seat: number;
  site: number;
}

/** A Fireball adds to the attack (K2.I3). */
export interface Karak2FireballUsed {
  event: "fireball-used";
  seat: number;
}

/** The Dark General stands on the Abyss (K2.D1). */
export interface Karak2GeneralAppeared {
  event: "general-appeared";
  seat: number;
  site: number;
  praetorians: number;
}

/** A hero faces the Dark General (K2.D1). */
export interface Karak2GeneralFaced {
  event: "general-faced";
  seat: number;
  strength: number;
  praetorians: number;
}

/** A hero's glory changes (K2.G1). */
export interface Karak2GloryGrew {
  event: "glory-grew";
  seat: number;
  glory: number;
}

/** The Ranger sends her hawk (K2.A.RNG1). */
export interface Karak2HawkSent {
  event: "hawk-sent";
  seat: number;
}

/** Skulls cost hearts (K2.B5, K2.D3). */
export interface Karak2HeartsLost {
  event: "hearts-lost";
  seat: number;
  lost: number;
  hearts: number;
}

/** The hero die shows swords or skulls (K2.B2, K2.B5). */
export interface Karak2HeroDieRolled {
  event: "hero-die-rolled";
  seat: number;
  face: string;
}

/** A hex is drawn from the deck (K2.M3). */
export interface Karak2HexDrawn {
  event: "hex-drawn";
  seat: number;
  land: LandName;
  tier: number;
}

/** A hex is laid (K2.M3). */
export interface Karak2HexLaid {
  event: "hex-laid";
  seat: number;
  site: number;
  x: number;
  y: number;
  land: LandName;
  tier: number;
  rotation: SixthTurn;
}

/** The Scout puts a hex back on top: only he knows it, its tier is public (K2.A.SCT1). */
export interface Karak2HexPutBack {
  event: "hex-put-back";
  seat: number;
  land: LandName | null;
  tier: number;
}

/** A hex that would close the land goes back (K2.M6). */
export interface Karak2HexReturned {
  event: "hex-returned";
  seat: number;
  land: LandName;
  tier: number;
}

/** The Scout looks at the top hexes of the deck: only he sees them (K2.A.SCT1). */
export interface Karak2HexesDrawn {
  event: "hexes-drawn";
  seat: number;
  first: LandName | null;
  second: LandName | null;
}

/** Neither hex that the Scout looks at has a place; only he knows them (K2.M6, K2.A.SCT1). */
export interface Karak2HexesReturned {
  event: "hexes-returned";
  seat: number;
  first: LandName | null;
  second: LandName | null;
}

/** A hero moves to a neighbouring hex (K2.M1). */
export interface Karak2Moved {
  event: "moved";
  seat: number;
  origin: number;
  site: number;
  side: HexSide;
}

/** A Pickpocket spell is cast (K2.I4). */
export interface Karak2PickpocketUsed {
  event: "pickpocket-used";
  seat: number;
  other: number;
}

/** Plague and Misery strike a player (K2.P1). */
export interface Karak2PlagueCast {
  event: "plague-cast";
  seat: number;
  other: number;
  city: number;
}

/** The plague leaves a city (K2.N9). */
export interface Karak2PlagueEnded {
  event: "plague-ended";
  seat: number;
}

/** A hero goes through the portal of its city (K2.N6). */
export interface Karak2PortalTaken {
  event: "portal-taken";
  seat: number;
  origin: number;
  site: number;
}

/** A Praetorian is gone (K2.D5, K2.A.SCT5). */
export interface Karak2PraetorianRemoved {
  event: "praetorian-removed";
  seat: number;
  praetorians: number;
}

/** The Princess runs in a straight line (K2.A.PRI2). */
export interface Karak2RanMagically {
  event: "ran-magically";
  seat: number;
  origin: number;
  site: number;
  side: HexSide;
}

/** Resources are gained (K2.N2, K2.I5). */
export interface Karak2ResourceGained {
  event: "resource-gained";
  seat: number;
  resource: ResourceName;
  count: number;
}

/** A resource goes back (K2.P2). */
export interface Karak2ResourceLost {
  event: "resource-lost";
  seat: number;
  resource: ResourceName;
  count: number;
}

/** A resource changes hands (K2.I4). */
export interface Karak2ResourceStolen {
  event: "resource-stolen";
  seat: number;
  other: number;
  resource: ResourceName;
}

/** The amulet wards off a skull (K2.I8). */
export interface Karak2SkullIgnored {
  event: "skull-ignored";
  seat: number;
  die: string;
}

/** The Titan joins with its amulet (K2.I10). */
export interface Karak2TitanCame {
  event: "titan-came";
  seat: number;
}

/** The Titan leaves with its amulet (K2.I10). */
export interface Karak2TitanLeft {
  event: "titan-left";
  seat: number;
}

/** A unit die shows swords or a skull (K2.B2, K2.B6). */
export interface Karak2UnitDieRolled {
  event: "unit-die-rolled";
  seat: number;
  unit: UnitName;
  face: string;
}

/** A unit is lost to a skull (K2.B6). */
export interface Karak2UnitLost {
  event: "unit-lost";
  seat: number;
  unit: UnitName;
}

/** A unit joins the army (K2.R1). */
export interface Karak2UnitRecruited {
  event: "unit-recruited";
  seat: number;
  unit: UnitName;
}

/** A unit goes back to the supply (K2.R3, K2.G3). */
export interface Karak2UnitReturned {
  event: "unit-returned";
  seat: number;
  unit: UnitName;
}

/** A unit die is put at risk (K2.B1). */
export interface Karak2UnitSent {
  event: "unit-sent";
  seat: number;
  unit: UnitName;
  count: number;
}

export type Karak2Event =
  | Karak2FellUnconscious
  | Karak2GameEnded
  | Karak2Healed
  | Karak2HeroTaken
  | Karak2ItemGained
  | Karak2ItemLeft
  | Karak2ItemTaken
  | Karak2StartRolled
  | Karak2TurnBegan
  | Karak2TurnEnded
  | Karak2TurnSkipped
  | Karak2WentBack
  | Karak2ActionSkipped
  | Karak2ArmyClawed
  | Karak2ArmyDrawn
  | Karak2ArmyLaid
  | Karak2ArmyReturned
  | Karak2BattleBegan
  | Karak2BattleLost
  | Karak2BattleWon
  | Karak2BuildingBuilt
  | Karak2CityFounded
  | Karak2FireballUsed
  | Karak2GeneralAppeared
  | Karak2GeneralFaced
  | Karak2GloryGrew
  | Karak2HawkSent
  | Karak2HeartsLost
  | Karak2HeroDieRolled
  | Karak2HexDrawn
  | Karak2HexLaid
  | Karak2HexPutBack
  | Karak2HexReturned
  | Karak2HexesDrawn
  | Karak2HexesReturned
  | Karak2Moved
  | Karak2PickpocketUsed
  | Karak2PlagueCast
  | Karak2PlagueEnded
  | Karak2PortalTaken
  | Karak2PraetorianRemoved
  | Karak2RanMagically
  | Karak2ResourceGained
  | Karak2ResourceLost
  | Karak2ResourceStolen
  | Karak2SkullIgnored
  | Karak2TitanCame
  | Karak2TitanLeft
  | Karak2UnitDieRolled
  | Karak2UnitLost
  | Karak2UnitRecruited
  | Karak2UnitReturned
  | Karak2UnitSent;

export type GamePosition = KarakPosition | Karak2Position;

export type GameSetup = KarakSetup | Karak2Setup;

export type GameEvent = KarakEvent | Karak2Event;
