/** A finished game, moment by moment: positions are made from what changed, sharing all that did not. */
import type { Change, Chapter, Film, GameEvent, GamePosition, Scenes, Update } from "../protocol";

/** One moment: the position after an entry. */
export interface Moment {
  chapter: Chapter;
  position: GamePosition;
  turn: number;
}

/** Make every position of a film. */
export function develop(film: Film): Moment[] {
  const moments: Moment[] = [{ chapter: film.opening, position: film.position, turn: film.position.turn }];
  let { position } = film;
  for (const { chapter, changes } of film.frames) {
    for (const change of changes) position = put(position, change) as GamePosition;
    moments.push({ chapter, position, turn: position.turn });
  }
  return moments;
}

/** Put a value somewhere into plain data; whatever is not on the way there stays the same object. */
export function put(data: unknown, { path, value }: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    const items: unknown[] = data.slice();
    items[Number(step)] = put(items[Number(step)], { path: rest, value });
    return items;
  }
  const record = data as Record<string, unknown>;
  return { ...record, [step]: put(record[step], { path: rest, value }) };
}

/** A moment as a table is told of one; nobody is asked anything. */
export function updateAt(film: Film, moments: readonly Moment[], number: number): Update {
  const moment = moments[number] ?? moments[0];
  if (!moment) throw new RangeError("a film has moments");
  return { ...past(number, moment.position, [moment.chapter]), result: number === moments.length - 1 ? film.result : null };
}

/** Where a game stood, then every moment since, as a table is told of them. */
export function scenesOf({ number, position, frames }: Scenes): Update[] {
  const updates = [past(number, position, [])];
  for (const { chapter, changes } of frames) {
    for (const change of changes) position = put(position, change) as GamePosition;
    updates.push(past(chapter.number, position, [chapter]));
  }
  return updates;
}

function past(number: number, position: GamePosition, chapters: Chapter[]): Update {
  return {
    type: "update",
    number,
    chapters,
    gap: false,
    view: null,
    position,
    covered: false,
    undo: [],
    times: null,
    wish: null,
    result: null,
    asked: null,
    choices: null,
    ref: null,
  };
}

/** The chapters before a moment and its own. */
export function logAt(moments: readonly Moment[], number: number): Chapter[] {
  return moments.slice(0, number + 1).map((moment) => moment.chapter);
}

/** A place in the film to jump to. */
export interface Mark {
  number: number;
  event: GameEvent;
}

const FIGHTS: ReadonlySet<string> = new Set(["fight-began", "battle-began", "general-faced"]);

/** Where fights begin. */
export function fightsOf(moments: readonly Moment[]): Mark[] {
  return marksOf(moments, (event) => FIGHTS.has(event.event));
}

/** Where turns begin. */
export function turnsOf(moments: readonly Moment[]): Mark[] {
  return marksOf(moments, (event) => event.event === "turn-began");
}

function marksOf(moments: readonly Moment[], wanted: (event: GameEvent) => boolean): Mark[] {
  return moments.flatMap(({ chapter }, number) => {
    const event = chapter.kind === "act" || chapter.kind === "open" ? chapter.events.find(wanted) : undefined;
    return event ? [{ number, event }] : [];
  });
}
