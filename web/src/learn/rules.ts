/** The rules as they are written in the Fluent files, in their order, and searching them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Rule {
  id: string;
  title: string;
  /** What the game's rules say; empty where all of it is our ruling. */
  text: string;
  ruling: string;
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

const SECTION = "rules-section-";
const RULE = "rule-";

/** Read a file of rules. */
export function readRules(language: string, source: string): Section[] {
  const resource = new FluentResource(source);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  const sections: Section[] = [];
  for (const { id, value, attributes } of resource.body) {
    const say = (pattern: typeof value | undefined): string => (pattern ? bundle.formatPattern(pattern) : "");
    if (id.startsWith(SECTION)) {
      sections.push({ id: id.slice(SECTION.length).replaceAll("-", "."), title: say(value), rules: [] });
    } else if (id.startsWith(RULE)) {
      const rule = { id: id.slice(RULE.length).replaceAll("-", "."), title: say(attributes.title), text: say(value), ruling: say(attributes.ruling) };
      sections.at(-1)?.rules.push(rule);
    }
  }
  return sections;
}

/** A text as it is compared: small letters without their signs. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "l")
    .toLowerCase();
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The rules in which every word occurs, under their sections; a rule is found by its id as well. */
export function search(sections: readonly Section[], query: string): Section[] {
  const words = wordsOf(query);
  if (!words.length) return [...sections];
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => fits(rule, section, words)) }))
    .filter((section) => section.rules.length > 0);
}

function fits(rule: Rule, section: Section, words: string[]): boolean {
  const all = fold([rule.id, section.title, rule.title, rule.text, rule.ruling].join(" "));
  return words.every((word) => all.includes(word));
}

/** A text in pieces, those with a searched word marked. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = [];
  for (const piece of text.split(/(?<=\s)/)) {
    const hit = words.some((word) => fold(piece).includes(word));
    const last = pieces.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else pieces.push({ text: piece, hit });
  }
  return pieces;
}
