/** What is drawn beside a highlight. */
import { tokenArt } from "../art/names";
import type { Highlight } from "../protocol";

const SIGNS: Record<string, string> = {
  "highlight-beast": "ic-fight",
  "highlight-upset": "ic-fight",
  "highlight-mishap": "ic-fight",
  "highlight-lucky": "ic-dice",
  "highlight-unlucky": "ic-dice",
  "highlight-fighter": "ic-trophy",
  "highlight-locksmith": "ic-unlock",
  "highlight-builder": "ic-build",
  "highlight-explorer": "ic-explore",
  "highlight-cursed": "ic-curse",
  "highlight-plagued": "ic-plague",
  "highlight-fallen": "ic-sleep",
};

/** The drawing of whom a highlight is about, or a sign of what it is. */
export function artOf({ title, message, args }: Highlight): { id: string; isSign: boolean } {
  const { monster, armies } = args;
  if (message.endsWith(".dragon")) return { id: "tok-dragon", isSign: false };
  if (message.endsWith(".general")) return { id: "k2-general", isSign: false };
  if (typeof monster === "string") return { id: `tok-${tokenArt(monster)}`, isSign: false };
  if (typeof armies === "object") return { id: `army-${Object.keys(armies)[0]}`, isSign: false };
  return { id: SIGNS[title] ?? "ic-trophy", isSign: true };
}

/** The number of highlights that one screen holds. */
export const MOST = 4;

/** Those to show: what tells of the last blow is told elsewhere, and nobody's luck is told twice. */
export function chosen(highlights: readonly Highlight[]): Highlight[] {
  return highlights.filter((each) => each.title !== "highlight-beast").slice(0, MOST);
}
