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

/** How far a camera zooms by itself: out until nothing could be told apart, in to one hero, in to a small world. */
export interface OwnZooms {
  least: number;
  near: number;
  most: number;
}

/** Keep the point under the fingers where it is while zooming. */
export function zoomedAt(view: View, at: Point, factor: number): View {
  const zoom = Math.min(ZOOMS.most, Math.max(ZOOMS.least, view.zoom * factor));
  const real = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real };
}

function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Put a world point into the middle of the free part of the window. */
export function centredOn(point: Point, zoom: number, free: Box): View {
  const { x, y } = middleOf(free);
  return { zoom, x: x - point.x * zoom, y: y - point.y * zoom };
}

/** Show a whole box of the world, not larger than a given zoom. */
export function fitting(box: Box, free: Box, most: number): View {
  const zoom = Math.min(
    most,
    (free.right - free.left) / (box.right - box.left),
    (free.bottom - free.top) / (box.bottom - box.top),
  );
  return centredOn(middleOf(box), Math.max(ZOOMS.least, zoom), free);
}

/** Move just as much as is needed to waste no room: what fits is wholly in the free part, what is larger leaves no gap. */
export function filling(view: View, world: Box, free: Box): View {
  const moved = (at: number, low: number, high: number, from: number, to: number): number => {
    const [before, behind] = [from - low * view.zoom - at, to - high * view.zoom - at];
    return at + (before < behind ? Math.max(before, 0) + Math.min(behind, 0) : Math.min(before, 0) + Math.max(behind, 0));
  };
  return {
    zoom: view.zoom,
    x: moved(view.x, world.left, world.right, free.left, free.right),
    y: moved(view.y, world.top, world.bottom, free.top, free.bottom),
  };
}

/** The box around all these points, with so much room around each. */
export function around(points: readonly Point[], room: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
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

/** The part of the world that a window of some size shows. */
export function seenIn(view: View, size: { width: number; height: number }): Box {
  return {
    left: -view.x / view.zoom,
    top: -view.y / view.zoom,
    right: (size.width - view.x) / view.zoom,
    bottom: (size.height - view.y) / view.zoom,
  };
}

/** How far a gesture may go: some of the world always stays in the window. */
export function kept(view: View, world: Box, size: { width: number; height: number }): View {
  const margin = 90;
  const x = Math.min(size.width - margin - world.left * view.zoom, Math.max(margin - world.right * view.zoom, view.x));
  const y = Math.min(size.height - margin - world.top * view.zoom, Math.max(margin - world.bottom * view.zoom, view.y));
  return { ...view, x, y };
}

/** The camera of one board. A gesture moves one layer of the page and nothing else; what is drawn learns of it at its end. */
export class Camera {
  /** Where the camera rests, or is travelling to. */
  view = $state.raw<View>({ x: 0, y: 0, zoom: 1 });
  size = $state.raw({ width: 0, height: 0 });
  /** How much of each edge of the window is always covered by panels, and how much more at the foot by what is asked. */
  covered = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 });
  docked = $state(0);
  /** How much larger than usual everything is drawn. */
  scale = $state(1);
  /** What there is to see. */
  world = $state.raw<Box | null>(null);
  /** Whether it goes after whoever moves; a gesture stops that until it is centred again. */
  follows = $state(true);

  readonly #tile: number;
  readonly #zooms: OwnZooms;
  /** Whether it chooses the zoom; a hand that zooms stops that until everything is wanted again. */
  #fits = true;
  #live: View = this.view;
  #layer: HTMLElement | null = null;
  #watchers = new Set<(view: View, gliding: boolean) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gliding = false;
  #drawnAt = 0;

  constructor(tile: number, zooms: OwnZooms) {
    this.#tile = tile;
    this.#zooms = zooms;
  }

  get free(): Box {
    return this.#above(this.docked);
  }

  /** Whether all there is can be seen while nothing is asked, but for so much at the edges. */
  seesAll(spare = 0): boolean {
    if (!this.world) return true;
    const free = this.#above(0);
    const seen = seenIn({ ...this.view, x: this.view.x - free.left, y: this.view.y - free.top }, { width: free.right - free.left, height: free.bottom - free.top });
    const { left, top, right, bottom } = this.world;
    return left >= seen.left - spare && top >= seen.top - spare && right <= seen.right + spare && bottom <= seen.bottom + spare;
  }

  /** Where the camera is in the middle of a gesture. */
  get live(): View {
    return this.#live;
  }

  /** Move this layer from now on; give what ends that. */
  carry(layer: HTMLElement): () => void {
    this.#layer = layer;
    this.#draw();
    return () => {
      clearTimeout(this.#timer);
      this.#layer = null;
    };
  }

  /** Tell somebody of every move; give what ends that. */
  watch(watcher: (view: View, gliding: boolean) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.#live, false);
    return () => this.#watchers.delete(watcher);
  }

  /** A step of a gesture by hand, which `rest` ends. */
  drag(dx: number, dy: number): void {
    const { x, y, zoom } = this.#now();
    this.#byHand({ zoom, x: x + dx, y: y + dy });
  }

  /** A step of zooming with fingers, which `rest` ends. */
  zoomAt(at: Point, factor: number): void {
    this.#byHand(zoomedAt(this.#now(), at, factor));
  }

  /** A step of zooming with a wheel, which ends by itself. */
  wheelAt(at: Point, factor: number): void {
    this.zoomAt(at, factor);
    this.#timer = setTimeout(() => this.rest(), REST);
  }

  /** The gesture is over. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#set(snapped(this.#live, this.#tile, devicePixelRatio), false);
  }

  /** Zoom by a key or a button. */
  zoomBy(factor: number): void {
    this.#fits = false;
    this.glide(zoomedAt(this.#live, middleOf(this.free), factor));
  }

  /** Look a part of the window further, by a key. */
  panBy(dx: number, dy: number): void {
    this.follows = false;
    this.glide({ ...this.#live, x: this.#live.x - dx, y: this.#live.y - dy });
  }

  centre(point: Point): void {
    this.follows = true;
    this.#fits = false;
    this.glide(centredOn(point, Math.max(this.#live.zoom, this.#zooms.near * this.scale), this.free));
  }

  /** Show everything. */
  fit(): void {
    this.follows = true;
    this.#fits = true;
    if (this.world) this.glide(fitting(this.world, this.free, this.#zooms.most * this.scale));
  }

  /** See everything, or what is near if that were too small. */
  begin(points: readonly Point[]): void {
    if (!this.world) return;
    const zoom = this.#ownZoom(this.world);
    const from = centredOn(middleOf(around(points, 0)), zoom, this.free);
    this.jump(filling(from, this.world, this.free));
  }

  /** Keep what matters in sight, and as much around it as can be told apart. */
  follow(points: readonly Point[]): void {
    if (!this.follows || !this.world || points.length === 0) return;
    const wanted = around(points, this.#tile * 1.25);
    const zoom = fitting(wanted, this.free, this.#fits ? this.#ownZoom(this.world) : this.#live.zoom).zoom;
    const zoomed = zoomedAt(this.#live, middleOf(this.free), zoom / this.#live.zoom);
    this.glide(filling(filling(zoomed, wanted, this.free), this.world, this.free));
  }

  /** The zoom at which all is seen while nothing is asked: it must not change with every question. */
  #ownZoom(world: Box): number {
    return Math.max(this.#zooms.least * this.scale, fitting(world, this.#above(0), this.#zooms.most * this.scale).zoom);
  }

  /** Look at a place that somebody points at on the map. */
  lookAt(point: Point): void {
    this.#byHand(centredOn(point, this.#live.zoom, this.free));
    this.#timer = setTimeout(() => this.rest(), REST);
  }

  /** Be somewhere else at once. */
  jump(view: View): void {
    this.#set(snapped(view, this.#tile, devicePixelRatio), false);
  }

  glide(view: View): void {
    const next = snapped(view, this.#tile, devicePixelRatio);
    const { x, y, zoom } = this.#live;
    if (next.x === x && next.y === y && next.zoom === zoom) return;
    this.#set(next, true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#gliding = false;
      this.#layer?.classList.remove("gliding");
      if (this.#drawnAt !== this.#live.zoom) this.#sharpen();
    }, GLIDE);
  }

  #above(docked: number): Box {
    const { width, height } = this.size;
    const { left, top, right, bottom } = this.covered;
    return { left, top, right: Math.max(left + 80, width - right), bottom: Math.max(top + 80, height - bottom - docked) };
  }

  #byHand(view: View): void {
    this.#gliding = false;
    this.#fits = false;
    if (this.follows) this.follows = false;
    this.#layer?.classList.remove("gliding");
    this.#live = this.world ? kept(view, this.world, this.size) : view;
    this.#draw();
    clearTimeout(this.#timer);
  }

  #set(view: View, gliding: boolean): void {
    this.#gliding = gliding;
    this.#layer?.classList.toggle("gliding", gliding);
    const isSharp = view.zoom === this.#drawnAt;
    this.#live = view;
    this.view = view;
    this.#draw();
    if (!isSharp && !gliding) this.#sharpen();
  }

  /** Draw the layer anew for its zoom: as long as it is kept for moving, it is only stretched. */
  #sharpen(): void {
    this.#drawnAt = this.#live.zoom;
    const layer = this.#layer;
    if (!layer) return;
    layer.classList.add("sharpening");
    requestAnimationFrame(() => requestAnimationFrame(() => layer.classList.remove("sharpening")));
  }

  #draw(): void {
    const { x, y, zoom } = this.#live;
    // On whole pixels what is drawn already can be moved; between them all of it would be drawn again.
    const whole = (value: number): number => Math.round(value * devicePixelRatio) / devicePixelRatio;
    if (this.#layer) this.#layer.style.transform = `translate(${whole(x)}px, ${whole(y)}px) scale(${zoom})`;
    for (const watcher of this.#watchers) watcher(this.#live, this.#gliding);
  }

  /** Where it really is, should a hand take over in the middle of a journey. */
  #now(): View {
    if (!this.#gliding || !this.#layer) return this.#live;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.#layer).transform);
    return { x: e, y: f, zoom: a };
  }
}

const GLIDE = 360;
const REST = 180;
