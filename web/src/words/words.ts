/** Everything the client says, from the Fluent files of `karak.words`, by the same rules as there. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import {
  BLANK,
  GAME_LETTERS,
  HIDDEN,
  HIDDEN_NOUN,
  ID,
  NOBODY,
  NOUN_GROUPS,
  NUMBER,
  SEAT_ARGS,
  USUAL,
} from "./names.ts";

/** A name or text, a number, names, counted names; null is what the reader may not know. */
export type Argument =
  | string
  | number
  | null
  | readonly string[]
  | { readonly [name: string]: number };
export type Arguments = { readonly [name: string]: Argument | undefined };

/** What a sentence is about: the game, and the heroes by seat. */
export interface About {
  game?: string;
  heroes?: readonly string[];
  /** What the people at the seats are called. */
  names?: readonly string[];
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Forms = Record<string, string>;
type Told = Record<string, FluentVariable>;

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;
  readonly #attributes = new Map<string, string[]>();
  readonly #groupForms = new Map<string, string[]>();
  readonly #nouns = new Map<string, Forms>();

  constructor(language: string, sources: Iterable<string>) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#lists = new Intl.ListFormat(language);
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource);
      for (const entry of resource.body) {
        this.#attributes.set(entry.id, Object.keys(entry.attributes));
      }
    }
  }

  /** Say a message (`id`) or one of its attributes (`id.attribute`); a stranger by its id. */
  say(id: string, args: Arguments = {}, about: About = {}): string {
    let said = this.#messageFor(id, about.game ?? "");
    if (Object.values(args).includes(null) && this.#pattern(`${said}.${HIDDEN}`) !== null) {
      said = `${said}.${HIDDEN}`;
    }
    const pattern = this.#pattern(said);
    return pattern === null ? id : this.#format(pattern, this.#spellOut(args, about), said);
  }

  knows(id: string, game = ""): boolean {
    return this.#pattern(this.#messageFor(id, game)) !== null;
  }

  /** Name a thing, or so many, in one of its forms; a stranger goes by its own name. */
  noun(group: string, name: string, form = "", game = "", number = 1): string {
    const forms = this.#nounForms(group, name, game, number);
    return forms[form] ?? forms[""] ?? name;
  }

  /** Tell what happened. */
  event(event: { readonly kind: string }, about: About): string {
    const { kind, ...facts } = event;
    return this.say(`event-${kind}`, facts, about);
  }

  /** Ask a player for a decision. */
  question(asked: { message: string; seat: number; rule: string; args: Arguments }, about: About) {
    const game = GAME_LETTERS[asked.rule.split(".")[0] ?? ""] ?? about.game ?? "";
    return this.say(asked.message, { seat: asked.seat, ...asked.args }, { ...about, game });
  }

  /** Name an action as a choice; `asked` are the arguments of the decision it answers. */
  choice(choice: { message: string; args: Arguments }, asked: Arguments, about: About): string {
    return this.say(choice.message, { ...USUAL, ...asked, ...choice.args }, about);
  }

  /** Say what is wrong and what to do. */
  problem(problem: { code: string; args: Arguments }, about: About = {}): string {
    return this.say(`error-${problem.code}`, problem.args, about);
  }

  /** Give a rule by its id, like `K1.S1`; its text is empty where all of it is our ruling. */
  rule(id: string): { id: string; title: string; text: string; ruling: string } {
    const message = `rule-${id.replaceAll(".", "-")}`;
    const part = (name: string) => (this.knows(name) ? this.say(name) : "");
    const [title, ruling] = [part(`${message}.title`), part(`${message}.ruling`)];
    return { id, title, text: part(message), ruling };
  }

  /** Write several texts as one: “a, b and c”. */
  list(texts: readonly string[]): string {
    return this.#lists.format(texts);
  }

  #spellOut(args: Arguments, { heroes = [], game = "" }: About): Told {
    const told: Told = {};
    const entries = Object.entries(args);
    const seats = entries.filter(([name]) => name in SEAT_ARGS);
    for (const [name, value] of [...seats, ...entries.filter(([name]) => !(name in SEAT_ARGS))]) {
      if (value === undefined) continue;
      const hero = SEAT_ARGS[name];
      const group = NOUN_GROUPS[name];
      if (hero !== undefined && typeof value === "number") {
        told[`${name}-${NUMBER}`] = value + 1;
        put(told, hero, this.#heroAt(value, heroes, game));
      } else if (group !== undefined && typeof value !== "number") {
        put(told, name, this.#nounsOf(group, value, game));
      } else if (value === null) {
        told[name] = this.#forms("", HIDDEN_NOUN, "", 1)[""] ?? "";
      } else if (typeof value === "object") {
        told[name] = this.list(Array.isArray(value) ? value : Object.keys(value));
      } else {
        told[name] = value;
      }
    }
    return told;
  }

  #heroAt(seat: number, heroes: readonly string[], game: string): Forms {
    const hero = heroes[seat];
    if (hero) return this.#nounForms("hero", hero, game, 1);
    return this.#forms("hero", NOBODY, `${seat}`, seat + 1);
  }

  #nounsOf(group: string, value: Exclude<Argument, number>, game: string): Forms {
    if (value === null) return this.#forms(group, HIDDEN_NOUN, "", 1);
    if (typeof value === "string") return this.#nounForms(group, value, game, 1);
    const counted: [string, number][] = Array.isArray(value)
      ? value.map((name: string) => [name, 1])
      : Object.entries(value);
    const nouns = counted.map(([name, number]) => this.#nounForms(group, name, game, number));
    const forms = ["", ...this.#formsOf(group), ID];
    return Object.fromEntries(
      forms.map((form) => [form, this.list(nouns.map((noun) => noun[form] ?? ""))]),
    );
  }

  #nounForms(group: string, name: string, game: string, number: number): Forms {
    const key = `${group} ${name} ${game} ${number}`;
    let forms = this.#nouns.get(key);
    if (forms === undefined) {
      const noun = this.#messageFor(`${group}-${BLANK[name] ?? name}`, game);
      forms = this.#forms(group, noun, name, number, name);
      this.#nouns.set(key, forms);
    }
    return forms;
  }

  /** Say a message in every form of a group; a form that it lacks is its plain one. */
  #forms(group: string, noun: string, name: string, number: number, stranger = noun): Forms {
    const pattern = this.#pattern(noun);
    const plain = pattern === null ? stranger : this.#format(pattern, { number }, noun);
    const forms: Forms = { "": plain, [ID]: name };
    for (const form of this.#formsOf(group)) forms[form] = plain;
    for (const form of this.#attributes.get(noun) ?? []) {
      const own = this.#pattern(`${noun}.${form}`);
      if (own !== null) forms[form] = this.#format(own, { number }, noun);
    }
    return forms;
  }

  /** Name every form that some noun of the group has. */
  #formsOf(group: string): string[] {
    let forms = this.#groupForms.get(group);
    if (forms === undefined) {
      const nouns = [...this.#attributes].filter(([noun]) => noun.startsWith(`${group}-`));
      forms = [...new Set(nouns.flatMap(([, attributes]) => attributes))];
      this.#groupForms.set(group, forms);
    }
    return forms;
  }

  /** Name the message as a game says it: its own (`id-game`) if there is one, else the usual. */
  #messageFor(id: string, game: string): string {
    const [name = id, attribute] = id.split(".");
    const own = attribute === undefined ? `${name}-${game}` : `${name}-${game}.${attribute}`;
    return game && this.#pattern(own) !== null ? own : id;
  }

  #pattern(id: string): Pattern | null {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  #format(pattern: Pattern, args: Told, id: string): string {
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) console.warn(`${this.language} ${id}: ${problem.message}`);
    return text;
  }
}

function put(told: Told, name: string, forms: Forms): void {
  for (const [form, text] of Object.entries(forms)) told[form ? `${name}-${form}` : name] = text;
}
