/** The log as the server tells it, in pieces: put together, and what of it still stands. */
import type { Chapter } from "../protocol";

/** Put chapters among others, each once, in order. */
export function merged(known: readonly Chapter[], more: readonly Chapter[]): readonly Chapter[] {
  const last = known.at(-1)?.number ?? -1;
  if (more.every((chapter, i) => chapter.number > (more[i - 1]?.number ?? last))) return [...known, ...more];
  const all = new Map([...known, ...more].map((chapter) => [chapter.number, chapter]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** What stands: an undo takes the last action that stands back. */
export function standing(chapters: readonly Chapter[]): Chapter[] {
  const left: Chapter[] = [];
  for (const chapter of chapters) {
    if (chapter.kind === "undo") {
      const last = left.findLastIndex((each) => each.kind === "act");
      if (last >= 0) left.splice(last, 1);
    }
    left.push(chapter);
  }
  return left;
}

/** The number after which chapters are missing, if those right after this one are. */
export function holeAfter(chapters: readonly Chapter[], number: number | undefined): number | null {
  if (number === undefined) return null;
  const next = chapters.find((chapter) => chapter.number > number);
  return next && next.number > number + 1 ? number : null;
}
