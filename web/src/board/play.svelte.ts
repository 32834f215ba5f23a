/** What both tables do with their board: which answers are places, what is being laid, where to look, which keys count. */
import type { Choice, GamePosition } from "../protocol";
import { settings } from "../settings.svelte";
import { table as current } from "../table/current.svelte";
import { around, type Camera, type Point } from "./camera.svelte";
import { ARROWS, isForBoard, isOnButton } from "./keys";
import { Turner } from "./turner.svelte";

interface Place {
  choice: Choice;
  kind: string;
  cell: Point;
}

interface Laying {
  cell: Point;
  turns: { rotation: number; choice: Choice }[];
}

interface Board<P, T, L> {
  camera: Camera;
  position: () => P;
  targetsOf: (position: P, choices: readonly Choice[]) => T[];
  layingOf: (position: P, choices: readonly Choice[]) => L | null;
  middleOf: (cell: Point) => Point;
  /** How far from its middle a cell reaches, with some of what is around it. */
  reach: number;
}

export class BoardPlay<P extends GamePosition, T extends Place, L extends Laying> {
  readonly #table = current();
  readonly #board: Board<P, T, L>;
  readonly turner = new Turner<L["turns"][number]["rotation"]>(() => this.turns);
  readonly targets = $derived.by(() => this.#board.targetsOf(this.#position, this.#table.choices));
  readonly laying = $derived.by(() => this.#board.layingOf(this.#position, this.#table.choices));
  readonly turns = $derived(this.laying?.turns ?? []);
  /** The answers that are not places: buttons. */
  readonly buttons = $derived(
    this.#table.choices.filter(
      (choice) =>
        choice.action !== "end turn" &&
        !this.turns.some((turn) => turn.choice === choice) &&
        !this.targets.some((target) => target.choice === choice),
    ),
  );
  /** The dock says nothing: the answers are places. */
  readonly isAskedOnBoard = $derived(this.buttons.length === 0 && !this.laying && !this.#table.fight);
  /** Whose things are shown where there is room for one hero. */
  readonly own = $derived.by(() => this.#table.asked?.seat ?? this.#table.seats[0] ?? this.#position.seat);
  /** Oneself first, then round the table. */
  readonly order = $derived.by(() => {
    const { length } = this.#position.heroes;
    return this.#position.heroes.map((_, i) => (i + (this.#table.seats[0] ?? 0)) % length);
  });
  /** Where the heroes are on a small map. */
  readonly dots = $derived.by(() =>
    this.#position.heroes.flatMap((hero, seat) => {
      const spot = this.#spotOf(seat);
      return spot && hero.hero !== null ? [{ ...spot, seat, active: seat === this.#position.seat }] : [];
    }),
  );
  readonly cells = $derived.by(() => this.#position.sites.map(this.#board.middleOf));
  /** What must be in sight: who moves or what is laid, and all places if none of them is where one would just go. */
  readonly #spots = $derived.by((): Point[] => {
    const { middleOf } = this.#board;
    const places = this.targets.every(({ kind }) => kind === "jump" || kind === "lay") ? this.targets : [];
    const spot = this.laying ? middleOf(this.laying.cell) : this.#spotOf(this.#position.seat);
    return [...(spot ? [spot] : []), ...places.map(({ cell }) => middleOf(cell))];
  });

  constructor(board: Board<P, T, L>) {
    this.#board = board;
    const { camera } = board;
    let width = 0;
    $effect(() => {
      if (this.laying) this.turner.begin();
    });
    $effect(() => {
      const laid = this.laying ? [board.middleOf(this.laying.cell)] : [];
      camera.world = around([...this.cells, ...laid], board.reach);
    });
    $effect(() => {
      if (camera.size.width === 0) return;
      if (camera.size.width === width || !camera.follows) camera.follow(this.#spots);
      else camera.begin(this.#spots);
      width = camera.size.width;
    });
  }

  get #position(): P {
    return this.#board.position();
  }

  #spotOf(seat: number): Point | null {
    const site = this.#position.sites[this.#position.heroes[seat]?.site ?? 0];
    return site ? this.#board.middleOf(site) : null;
  }

  /** Lay what was found as it has been turned. */
  lay(): void {
    if (this.turner.choice) this.#table.act(this.turner.choice.action);
  }

  centre(): void {
    const spot = this.#spotOf(this.own);
    if (spot) this.#board.camera.centre(spot);
  }

  /** A key for the board; tell whether it is still to be read, by whoever knows the game. */
  isOpen(event: KeyboardEvent): boolean {
    if (!isForBoard(event)) return false;
    const isTaken = this.#looks(event) || (this.laying !== null && this.#turns(event));
    if (isTaken) event.preventDefault();
    return !isTaken;
  }

  #looks(event: KeyboardEvent): boolean {
    const { camera } = this.#board;
    const arrow = ARROWS[event.key];
    if (event.shiftKey && arrow) camera.panBy((arrow.dx * camera.size.width) / 4, (arrow.dy * camera.size.height) / 4);
    else if (event.key === "0") camera.fit();
    else if (event.key === "q") settings.sound = !settings.sound;
    else return false;
    return true;
  }

  #turns(event: KeyboardEvent): boolean {
    if (event.key === "r" || event.key === "ArrowRight") this.turner.turn(1);
    else if (event.key === "ArrowLeft") this.turner.turn(-1);
    else if (event.key === "Enter" && !isOnButton(event)) this.lay();
    else return false;
    return true;
  }
}
