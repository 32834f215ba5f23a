/** Which of the legal ways a drawn piece lies in while it is turned. */
import type { Choice } from "../protocol";

interface Turn<R extends number> {
  rotation: R;
  choice: Choice;
}

export class Turner<R extends number> {
  #by = $state(0);
  readonly #turns: () => readonly Turn<R>[];

  constructor(turns: () => readonly Turn<R>[]) {
    this.#turns = turns;
  }

  get ways(): number {
    return this.#turns().length;
  }

  /** The number of the way, from 0. */
  get way(): number {
    return this.ways ? ((this.#by % this.ways) + this.ways) % this.ways : 0;
  }

  get rotation(): R {
    return this.#turns()[this.way]?.rotation ?? (0 as R);
  }

  /** What lays it as it is. */
  get choice(): Choice | null {
    return this.#turns()[this.way]?.choice ?? null;
  }

  turn(by: number): void {
    this.#by += by;
  }

  /** Begin with the first way. */
  begin(): void {
    this.#by = 0;
  }
}
