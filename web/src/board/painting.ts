/** Paints drawings of the kit into a bitmap: a whole board that can be moved without being drawn again. */
import type { Box } from "./camera.svelte";

/** One drawing: where it lies in the world, and how it is turned about a point of it. */
export interface Stroke {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  alpha?: number;
  /** In degrees, about the middle of the drawing or another point. */
  turn?: number;
  about?: { x: number; y: number };
}

/** A bitmap is not larger than this many pixels; beyond that it is stretched. */
const MOST_PIXELS = 10_000_000;
const REFERENCE = /(?:href="#|url\(#)([^")]+)/g;

/** How many pixels a unit of the world takes, so that the box fits into a bitmap. */
export function scaleFor(box: Box, wanted: number): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / Math.max(1, area)));
}

/** The box around everything that is painted. */
export function boxAround(strokes: readonly Stroke[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, width, height, turn, about } of strokes) {
    const far = turn && about ? Math.hypot(width, height) : 0;
    box.left = Math.min(box.left, x - far);
    box.top = Math.min(box.top, y - far);
    box.right = Math.max(box.right, x + width + far);
    box.bottom = Math.max(box.bottom, y + height + far);
  }
  return box;
}

/** A symbol of the page as a picture of its own, with everything it refers to. */
function pictureOf(id: string, width: number, height: number): string {
  const symbol = document.getElementById(id);
  if (!symbol) throw new Error(`there is no drawing ${id}`);
  const needed = new Map<string, string>();
  const look = (text: string): void => {
    for (const [, found] of text.matchAll(REFERENCE)) {
      const node = found && !needed.has(found) ? document.getElementById(found) : null;
      if (!node || !found) continue;
      needed.set(found, node.outerHTML);
      look(node.outerHTML);
    }
  };
  const body = symbol.innerHTML;
  look(body);
  const box = symbol.getAttribute("viewBox") ?? "0 0 100 100";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${[...needed.values()].join("")}</defs>${body}</svg>`;
}

const bitmaps = new Map<string, Promise<HTMLCanvasElement>>();
const MOST_BITMAPS = 400;

/** A drawing in so many pixels, painted once. */
function bitmapOf(id: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const key = `${id} ${width} ${height}`;
  const found = bitmaps.get(key) ?? paintOne(id, width, height);
  if (bitmaps.size > MOST_BITMAPS) bitmaps.clear();
  bitmaps.set(key, found);
  return found;
}

async function paintOne(id: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(pictureOf(id, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Paint all strokes, in their order, onto a canvas that shows a box of the world. */
export async function paint(canvas: HTMLCanvasElement, strokes: readonly Stroke[], box: Box, scale: number, isStale: () => boolean): Promise<void> {
  const pixels = (units: number): number => Math.max(1, Math.round(units * scale));
  const painted = await Promise.all(strokes.map(({ id, width, height }) => bitmapOf(id, pixels(width), pixels(height))));
  const context = canvas.getContext("2d");
  if (!context || isStale()) return;
  canvas.width = pixels(box.right - box.left);
  canvas.height = pixels(box.bottom - box.top);
  strokes.forEach((stroke, i) => {
    const bitmap = painted[i];
    if (!bitmap) return;
    const x = Math.round((stroke.x - box.left) * scale);
    const y = Math.round((stroke.y - box.top) * scale);
    context.globalAlpha = stroke.alpha ?? 1;
    if (!stroke.turn) {
      context.drawImage(bitmap, x, y);
      return;
    }
    const aboutX = stroke.about ? (stroke.about.x - box.left) * scale : x + bitmap.width / 2;
    const aboutY = stroke.about ? (stroke.about.y - box.top) * scale : y + bitmap.height / 2;
    context.save();
    context.translate(aboutX, aboutY);
    context.rotate((stroke.turn * Math.PI) / 180);
    context.drawImage(bitmap, x - aboutX, y - aboutY);
    context.restore();
  });
}
