/** Where the board is looked at from: pan, zoom, fit, centre. Knows nothing of games. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A world point w is seen at w * zoom + (x, y). */
export interface View extends Point {
  zoom: number;
}

export const ZOOMS = { least: 0.3, most: 2.4 };

/** Keep the point under the fingers where it is while zooming. */
export function zoomedAt(view: View, at: Point, factor: number): View {
  const zoom = Math.min(ZOOMS.most, Math.max(ZOOMS.least, view.zoom * factor));
  const real = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real };
}

/** Put a world point into the middle of the free part of the window. */
export function centredOn(point: Point, zoom: number, free: Box): View {
  return {
    zoom,
    x: (free.left + free.right) / 2 - point.x * zoom,
    y: (free.top + free.bottom) / 2 - point.y * zoom,
  };
}

/** Show a whole box of the world, not larger than a given zoom. */
export function fitting(box: Box, free: Box, most: number): View {
  const zoom = Math.min(
    most,
    (free.right - free.left) / (box.right - box.left),
    (free.bottom - free.top) / (box.bottom - box.top),
  );
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return centredOn(middle, Math.max(ZOOMS.least, zoom), free);
}

/** Move just as much as is needed to have a world point well within the free part. */
export function reaching(view: View, point: Point, free: Box, margin: number): View {
  const x = point.x * view.zoom + view.x;
  const y = point.y * view.zoom + view.y;
  const wide = Math.min(margin, (free.right - free.left) / 2);
  const high = Math.min(margin, (free.bottom - free.top) / 2);
  const dx = Math.max(free.left + wide - x, 0) + Math.min(free.right - wide - x, 0);
  const dy = Math.max(free.top + high - y, 0) + Math.min(free.bottom - high - y, 0);
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Choose the nearest zoom and place at which tiles lie on whole pixels, so that no seam shows. */
export function snapped(view: View, tile: number, ratio: number): View {
  const pixels = Math.max(1, Math.round(tile * view.zoom * ratio));
  return {
    zoom: pixels / (tile * ratio),
    x: Math.round(view.x * ratio) / ratio,
    y: Math.round(view.y * ratio) / ratio,
  };
}

/** The camera of one board. */
export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, zoom: 1 });
  size = $state.raw({ width: 0, height: 0 });
  /** How much of each edge of the window is covered by panels. */
  covered = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** A gesture is under way: be quick rather than sharp. */
  moving = $state(false);
  /** The camera travels by itself. */
  gliding = $state(false);
  /** Whether it goes after whoever moves; a gesture stops that until it is centred again. */
  follows = $state(true);

  readonly #tile: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tile: number) {
    this.#tile = tile;
  }

  get free(): Box {
    const { width, height } = this.size;
    const { left, top, right, bottom } = this.covered;
    return { left, top, right: Math.max(left + 80, width - right), bottom: Math.max(top + 80, height - bottom) };
  }

  /** A step of a gesture by hand. */
  drag(dx: number, dy: number): void {
    this.#byHand({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  zoomAt(at: Point, factor: number): void {
    this.#byHand(zoomedAt(this.view, at, factor));
  }

  /** The gesture is over. */
  rest(): void {
    clearTimeout(this.#timer);
    this.moving = false;
    this.view = snapped(this.view, this.#tile, devicePixelRatio);
  }

  /** Zoom by a key or a button. */
  zoomBy(factor: number): void {
    const { left, top, right, bottom } = this.free;
    this.glide(zoomedAt(this.view, { x: (left + right) / 2, y: (top + bottom) / 2 }, factor));
  }

  centre(point: Point, zoom = this.view.zoom): void {
    this.follows = true;
    this.glide(centredOn(point, zoom, this.free));
  }

  fit(box: Box, most = 1): void {
    this.follows = true;
    this.glide(fitting(box, this.free, most));
  }

  /** Keep somebody who moves in sight. */
  follow(point: Point): void {
    if (this.follows) this.glide(reaching(this.view, point, this.free, this.#tile * this.view.zoom * 1.6));
  }

  /** Be somewhere else at once. */
  jump(view: View): void {
    this.gliding = false;
    this.view = snapped(view, this.#tile, devicePixelRatio);
  }

  glide(view: View): void {
    const next = snapped(view, this.#tile, devicePixelRatio);
    const { x, y, zoom } = this.view;
    if (next.x === x && next.y === y && next.zoom === zoom) return;
    this.gliding = true;
    this.view = next;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.gliding = false;
    }, GLIDE);
  }

  #byHand(view: View): void {
    this.gliding = false;
    this.moving = true;
    this.follows = false;
    this.view = view;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.rest(), 180);
  }
}

const GLIDE = 360;
