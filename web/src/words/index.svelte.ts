/** The one door to all texts: `say(id, arguments)`, in the language of this browser. */
import type { Problem } from "../protocol";
import { type Arguments, Spelling, type Subject } from "./arguments";
import { Catalogue } from "./catalogue";
import english from "./en";

export type { Arguments, Subject } from "./arguments";

const NOTHING: Subject = { game: "", heroes: [] };
const source = new Catalogue("en", Object.values(english));

let own = $state.raw(source);
const speaker = (id: string): Catalogue | null => (own.has(id) ? own : source.has(id) ? source : null);
const spelling = $derived(new Spelling(own, speaker));

/** Say a message; one that hides something is said as those hear it who may not know it. */
export function say(id: string, args: Arguments = {}, subject: Subject = NOTHING): string {
  let said = spelling.messageFor(id, subject.game);
  const hidden = `${said}.hidden`;
  if (Object.values(args).includes(null) && speaker(hidden)) said = hidden;
  const words = speaker(said);
  return words ? words.format(said, spelling.spellOut(args, subject)) : id;
}

/** Whether there are words for a message. */
export function knows(id: string): boolean {
  return speaker(id) !== null;
}

/** Name a thing, in its plain form or another one that it has. */
export function noun(group: string, name: string, form = "", game = ""): string {
  const forms = spelling.noun(group, name, game);
  return forms[form] ?? forms[""] ?? name;
}

/** Say what went wrong. */
export function sayProblem(problem: Problem, subject: Subject = NOTHING): string {
  return say(problem.message, problem.args, subject);
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(own.language) + text.slice(1);
}

/** The language that is spoken. */
export function language(): string {
  return own.language;
}
