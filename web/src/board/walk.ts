/** Figures that walk along their way, and vanish and appear where there is none. */
import type { Point } from "./camera.svelte";
import { motion } from "./motion";

/** Where a figure stands: on which site, and where that is. */
export interface Spot extends Point {
  site: number;
  /** The points between two sites, or null where nobody can walk. */
  way: (from: number, to: number) => Point[] | null;
}

const STEP = 230;
const LONGEST = 900;
const JUMP = 420;

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Stand at a spot; whenever it changes, go there. */
export function walks(node: SVGGElement, first: Spot): { update: (next: Spot) => void } {
  let last = first;
  node.style.transform = at(first);
  return {
    update(next) {
      const before = last;
      last = next;
      if (next.x === before.x && next.y === before.y) return;
      const { e, f } = new DOMMatrix(getComputedStyle(node).transform);
      const running = node.getAnimations();
      const from = running.length ? { x: e, y: f } : before;
      for (const each of running) each.cancel();
      node.style.transform = at(next);
      const between = next.site === before.site ? [] : next.way(before.site, next.site);
      if (between) go(node, [from, ...between, next]);
      else vanish(node, from, next);
    },
  };
}

function go(node: SVGGElement, points: readonly Point[]): void {
  const duration = motion(Math.min(LONGEST, STEP * (points.length - 1)));
  if (duration) node.animate(points.map((point) => ({ transform: at(point) })), { duration, easing: "ease-in-out" });
}

function vanish(node: SVGGElement, from: Point, to: Point): void {
  const duration = motion(JUMP);
  if (!duration) return;
  node.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: `${at(from)} scale(0.6)`, opacity: 0, offset: 0.45 },
      { transform: `${at(to)} scale(0.6)`, opacity: 0, offset: 0.55 },
      { transform: at(to), opacity: 1 },
    ],
    { duration, easing: "ease-in-out" },
  );
}
