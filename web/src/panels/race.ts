/** The chart of a race: where its lines and marks are. */
import type { Lap } from "../protocol";

export interface RaceLine {
  seat: number;
  /** Corners of the line, as SVG wants them. */
  points: string;
  /** Where the seat's mark stands, at the end of its line. */
  x: number;
  y: number;
}

export interface RaceChart {
  lines: RaceLine[];
  ticks: { y: number; points: number }[];
  turns: { x: number; turn: number }[];
}

/** A line's pattern: with the colour and the mark it says whose it is. */
export const DASHES: readonly string[] = ["none", "11 5", "1 7", "13 5 1 5", "6 4"];

const MOST_TICKS = 6;
const MOST_TURNS = 8;
const MARK = 18;

/** Lay out points over turns in a field of this size. */
export function chartOf(laps: readonly Lap[], width: number, height: number): RaceChart {
  const top = Math.max(1, ...laps.flatMap((lap) => lap.points));
  const x = (lap: number): number => round((width * lap) / Math.max(1, laps.length - 1));
  const y = (points: number): number => round(height - (height * points) / top);
  const players = laps[0]?.points.length ?? 0;
  const lines = Array.from({ length: players }, (_, seat) => ({
    seat,
    points: laps.map((lap, i) => `${x(i)},${y(lap.points[seat] ?? 0)}`).join(" "),
    x: width,
    y: y(laps.at(-1)?.points[seat] ?? 0),
  }));
  return { lines: apart(lines), ticks: ticksUpTo(top).map((points) => ({ y: y(points), points })), turns: turnsOf(laps, x) };
}

/** Marks that would lie on one another go side by side. */
function apart(lines: RaceLine[]): RaceLine[] {
  return lines.map((line, i) => {
    const before = lines.slice(0, i).filter((other) => Math.abs(other.y - line.y) < MARK * 0.8).length;
    return { ...line, x: line.x + before * MARK };
  });
}

function ticksUpTo(top: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => top / each <= MOST_TICKS) ?? 200;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}

function turnsOf(laps: readonly Lap[], x: (lap: number) => number): RaceChart["turns"] {
  const every = Math.max(1, Math.ceil(laps.length / MOST_TURNS / 5) * 5);
  return laps.map((lap, i) => ({ x: x(i), turn: lap.turn })).filter(({ turn }, i) => i > 0 && i < laps.length - 1 && turn % every === 0);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Points as people write them: a half as ½. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return `${whole}`;
  return whole === 0 ? "½" : `${whole}½`;
}
