/** The log as the server tells it, in pieces: put together, and what of it still stands. */
import type { Chapter } from "../protocol";

/** Put chapters among others, each once, in order. */
export function merged(known: readonly Chapter[], more: readonly Chapter[]): readonly Chapter[] {
  const last = known.at(-1)?.number ?? -1;
  if (more.every((chapter, i) => chapter.number > (more[i - 1]?.number ?? last))) return [...known, ...more];
  const all = new Map([...known, ...more].map((chapter) => [chapter.number, chapter]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** The newest chapters, so that a long game does not grow in the browser; the server still has the others. */
export function newest(chapters: readonly Chapter[]): readonly Chapter[] {
  return chapters.length > 2 * KEPT ? chapters.slice(-KEPT) : chapters;
}
const KEPT = 200;

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

/** The entry of one's own after which others acted, or nothing if nobody has; without one, the first that is known. */
export function othersSince(chapters: readonly Chapter[], seats: readonly number[]): number | null {
  if (seats.length === 0) return null;
  const own = chapters.findLastIndex((each) => each.seat === null || seats.includes(each.seat));
  const since = Math.max(own, 0);
  const hasActed = chapters.slice(since + 1).some((each) => each.kind === "act");
  return hasActed ? (chapters[since]?.number ?? null) : null;
}

/** The number after which chapters are missing, if those right after this one are. */
export function holeAfter(chapters: readonly Chapter[], number: number | undefined): number | null {
  if (number === undefined) return null;
  const next = chapters.find((chapter) => chapter.number > number);
  return next && next.number > number + 1 ? number : null;
}
