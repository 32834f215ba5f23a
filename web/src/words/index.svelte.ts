/** The one door to all texts: `say(id, arguments)`, in the language of this browser. */
import type { Asked, Choice, Problem } from "../protocol";
import english from "./languages/en";
import { type About, type Arguments, Words } from "./words.ts";

export type { About, Arguments } from "./words.ts";

type Files = Record<string, string>;

/** The languages there may be, each by its own name, and how its words are loaded. */
const LANGUAGES: Record<string, { name: string; load: () => Promise<{ default: Files }> }> = {
  en: { name: "English", load: () => Promise.resolve({ default: english }) },
  de: { name: "Deutsch", load: () => import("./languages/de") },
  cs: { name: "Čeština", load: () => import("./languages/cs") },
  pl: { name: "Polski", load: () => import("./languages/pl") },
};
/** Those whose words exist; a folder that is added is found by the next build. */
const FOUND = Object.keys(import.meta.glob("../../../src/karak/words/*/client.ftl"));
const STORE = "karak.language";

let words = $state.raw(new Words("en", Object.values(english)));

/** The texts of the rules, loaded when somebody asks for one. */
const RULES = import.meta.glob<string>("../../../src/karak/words/*/*-rules.ftl", { query: "?raw", import: "default" });
let rules = $state.raw<Words | null>(null);

/** Codes and names of the languages that can be chosen. */
export function languages(): { code: string; name: string }[] {
  return Object.entries(LANGUAGES)
    .filter(([code]) => FOUND.some((file) => file.endsWith(`/${code}/client.ftl`)))
    .map(([code, { name }]) => ({ code, name }));
}

/** Speak another language from now on. */
export async function speak(code: string): Promise<void> {
  const files = await LANGUAGES[code]?.load();
  if (files) words = new Words(code, Object.values(files.default));
}

/** Speak another language, and remember it. */
export async function choose(code: string): Promise<void> {
  await speak(code);
  try {
    localStorage.setItem(STORE, code);
  } catch {
    // Next time the browser's own language is asked for again.
  }
}

/** Speak the language that was chosen before, else the browser's. */
export async function speakOwn(): Promise<void> {
  const known = languages().map((each) => each.code);
  const wanted = [localStorage.getItem(STORE) ?? "", ...navigator.languages.map((each) => each.slice(0, 2))];
  const own = wanted.find((code) => known.includes(code));
  if (own && own !== words.language) await speak(own);
}

/** A rule by its id, once its text is there; `needRules` fetches it. */
export function rule(id: string): ReturnType<Words["rule"]> | null {
  return rules?.language === words.language ? rules.rule(id) : null;
}

/** Fetch the rules in the language that is spoken. */
export async function needRules(): Promise<void> {
  const { language } = words;
  if (rules?.language === language) return;
  const files = Object.entries(RULES).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  if (language === words.language) rules = new Words(language, texts);
}

/** The code of the language that is spoken. */
export function language(): string {
  return words.language;
}

/** Say a message. */
export function say(id: string, args: Arguments = {}, about: About = {}): string {
  return words.say(id, args, about);
}

/** Say what is asked. */
export function ask(asked: Asked, about: About): string {
  return words.question(asked, about);
}

/** Name an action of the list; `asked` is what it answers. */
export function name(choice: Choice, asked: Asked | null, about: About): string {
  return words.choice(choice, asked?.args ?? {}, about);
}

/** Name a thing, in its plain form or another one that it has. */
export function noun(group: string, thing: string, form = "", game = ""): string {
  return words.noun(group, thing, form, game);
}

/** Say what went wrong. */
export function sayProblem(problem: Problem, about: About = {}): string {
  return words.say(problem.message, problem.args, about);
}

/** Several texts as one. */
export function list(texts: readonly string[]): string {
  return words.list(texts);
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
