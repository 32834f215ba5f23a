import { expect, test } from "vitest";
import { around, centredOn, filling, fitting, snapped, ZOOMS, zoomedAt } from "./camera.svelte";

const FREE = { left: 0, top: 0, right: 1000, bottom: 600 };
const seen = (view: { x: number; y: number; zoom: number }, x: number, y: number) => [x * view.zoom + view.x, y * view.zoom + view.y];

test("what is under the fingers stays there while zooming", () => {
  const view = { x: 30, y: -20, zoom: 1 };
  const at = { x: 230, y: 180 };
  expect(seen(zoomedAt(view, at, 1.5), 200, 200)).toEqual([230, 180]);
  expect(zoomedAt(view, at, 100).zoom).toBe(ZOOMS.most);
});

test("a point is put into the middle of what is free", () => {
  expect(seen(centredOn({ x: 50, y: 70 }, 2, FREE), 50, 70)).toEqual([500, 300]);
});

test("a box that is too large is made smaller, a small one not larger than wanted", () => {
  const box = { left: 0, top: 0, right: 2000, bottom: 600 };
  expect(fitting(box, FREE, 1).zoom).toBe(0.5);
  expect(fitting({ ...box, right: 100, bottom: 100 }, FREE, 1).zoom).toBe(1);
});

test("somebody in sight moves nothing, somebody out of sight is brought in", () => {
  const view = { x: 0, y: 0, zoom: 1 };
  const reached = (x: number, y: number) => filling(view, around([{ x, y }], 100), FREE);
  expect(reached(500, 300)).toEqual(view);
  expect(seen(reached(1200, 300), 1200, 300)).toEqual([900, 300]);
});

test("what fits is shown wholly, what does not leaves no gap beside it", () => {
  const small = { left: -50, top: 0, right: 450, bottom: 300 };
  expect(filling({ x: 0, y: 0, zoom: 1 }, small, FREE)).toEqual({ x: 50, y: 0, zoom: 1 });
  const large = { left: 0, top: 0, right: 3000, bottom: 300 };
  expect(filling({ x: 200, y: 400, zoom: 1 }, large, FREE)).toEqual({ x: 0, y: 300, zoom: 1 });
});

test("tiles lie on whole pixels", () => {
  const view = snapped({ x: 10.3, y: 4.8, zoom: 0.777 }, 120, 2);
  expect(120 * view.zoom * 2).toBeCloseTo(Math.round(120 * 0.777 * 2));
  expect(view.x * 2).toBe(Math.round(10.3 * 2));
});
