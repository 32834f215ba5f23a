/** Arguments of sentences: seats become heroes, names become nouns that bring all their forms. */
import type { Catalogue, Value } from "./catalogue";

export type Argument = string | number | null | readonly string[];
export type Arguments = Readonly<Record<string, Argument>>;

/** What a sentence is about: the game, and the heroes' names by seat. */
export interface Subject {
  game: string;
  heroes: readonly (string | null)[];
}

/** Finds who can say a message: the language itself, else English, else nobody. */
export type Speaker = (id: string) => Catalogue | null;

/** The noun group that each argument's name stands for. */
const GROUPS: Record<string, string> = {
  hero: "hero",
  other: "hero",
  heroes: "hero",
  monster: "token",
  token: "token",
  army: "army",
  unit: "unit",
  die: "die",
  face: "face",
  item: "item",
  items: "item",
  building: "building",
  resource: "resource",
  land: "land",
  first: "land",
  second: "land",
  tile: "tile",
  shape: "shape",
  side: "side",
  variant: "variant",
  bot: "bot",
  game: "game",
};
const SEATS: Record<string, string> = { seat: "hero", other: "other" };

type Forms = Record<string, string>;

export class Spelling {
  readonly #own: Catalogue;
  readonly #speaker: Speaker;

  constructor(own: Catalogue, speaker: Speaker) {
    this.#own = own;
    this.#speaker = speaker;
  }

  /** Name the message as a game says it: its own (`id-game`) if there is one, else the usual. */
  messageFor(id: string, game: string): string {
    const [name, attribute] = id.split(".", 2);
    const own = attribute ? `${name}-${game}.${attribute}` : `${name}-${game}`;
    return game && this.#speaker(own) ? own : id;
  }

  /** Turn arguments into what a sentence may use. */
  spellOut(args: Arguments, subject: Subject): Record<string, Value> {
    const told: Record<string, Value> = {};
    const seatsFirst = Object.entries(args).sort(([a], [b]) => Number(!(a in SEATS)) - Number(!(b in SEATS)));
    for (const [name, value] of seatsFirst) {
      const seat = SEATS[name];
      const group = GROUPS[name];
      if (seat && typeof value === "number") {
        told[`${name}-number`] = value + 1;
        put(told, seat, this.#heroAt(value, subject));
      } else if (group && typeof value !== "number") {
        put(told, name, this.#nouns(group, value, subject.game));
      } else if (value === null) {
        told[name] = this.#word("something-hidden");
      } else {
        told[name] = typeof value === "object" ? this.#list(value) : value;
      }
    }
    return told;
  }

  /** Give a noun in all its forms; a stranger goes by its own name. */
  noun(group: string, name: string, game: string): Forms {
    const id = this.messageFor(`${group}-${name === "-" ? "blank" : name}`, game);
    const words = this.#speaker(id);
    if (!words) return this.#always(group, name, name);
    const forms = this.#always(group, words.format(id, {}), name);
    for (const form of words.attributes(id)) forms[form] = words.format(`${id}.${form}`, {});
    return forms;
  }

  #nouns(group: string, value: string | null | readonly string[], game: string): Forms {
    if (value === null) return this.#always(group, this.#word("something-hidden"), "");
    if (typeof value === "string") return this.noun(group, value, game);
    const nouns = value.map((each) => this.noun(group, each, game));
    const forms = this.#always(group, "", "");
    for (const form of Object.keys(forms)) {
      forms[form] = this.#list(nouns.map((noun) => noun[form] ?? noun[""] ?? ""));
    }
    return forms;
  }

  #heroAt(seat: number, subject: Subject): Forms {
    const hero = subject.heroes[seat];
    if (hero) return this.noun("hero", hero, subject.game);
    return this.#always("hero", this.#word("seat-without-hero", { number: seat + 1 }), String(seat));
  }

  #always(group: string, text: string, name: string): Forms {
    const forms: Forms = { "": text, id: name };
    for (const form of this.#own.groupForms(group)) forms[form] = text;
    return forms;
  }

  #word(id: string, args: Record<string, Value> = {}): string {
    return this.#speaker(id)?.format(id, args) ?? id;
  }

  #list(texts: readonly string[]): string {
    return new Intl.ListFormat(this.#own.language).format(texts);
  }
}

function put(told: Record<string, Value>, name: string, forms: Forms): void {
  for (const [form, text] of Object.entries(forms)) told[form ? `${name}-${form}` : name] = text;
}
