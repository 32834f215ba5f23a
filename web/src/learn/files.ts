/** The files of rules of each language, loaded when somebody wants to read them. */
import { readRules, type Section } from "./rules";

const FILES = import.meta.glob<string>("../../../src/karak/words/*/karak?-rules.ftl", { query: "?raw", import: "default" });
const NAMES: Record<string, string> = { karak: "karak1", karak2: "karak2" };

/** The rules of a game in a language. */
export async function loadRules(game: string, language: string): Promise<Section[]> {
  const load = FILES[`../../../src/karak/words/${language}/${NAMES[game] ?? game}-rules.ftl`];
  return load ? readRules(language, await load()) : [];
}
