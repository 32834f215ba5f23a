/** Watching a finished game again: which moment is on the board, and how it goes on by itself. */
import type { Film, Highlight } from "../protocol";
import { develop, fightsOf, logAt, type Mark, type Moment, turnsOf, updateAt } from "./film";
import { beatsOf, sceneOf } from "./pace";
import type { Beat } from "./scenes/beat";
import type { Table } from "./table.svelte";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long every moment is looked at, at least, in milliseconds. */
const SHORTEST = 140;

export class Replay {
  readonly table: Table;
  readonly film: Film;
  readonly moments: readonly Moment[];
  readonly turns: readonly Mark[];
  readonly fights: readonly Mark[];
  readonly last: number;
  number = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  highlights = $state.raw<readonly Highlight[]>([]);

  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, film: Film, at = 0) {
    this.table = table;
    this.film = film;
    this.moments = develop(film);
    this.turns = turnsOf(this.moments);
    this.fights = fightsOf(this.moments);
    this.last = this.moments.length - 1;
    table.info = film.table;
    table.setup = film.setup;
    table.replay = this;
    this.to(at);
  }

  readonly moment = $derived.by(() => this.moments[this.number] ?? this.moments[0]);

  /** Show a moment at once. */
  to(number: number): void {
    this.number = Math.min(this.last, Math.max(0, Math.round(number)));
    this.#beats = [];
    this.table.put(updateAt(this.film, this.moments, this.number), logAt(this.moments, this.number));
    if (this.isPlaying) this.#wait(SHORTEST);
  }

  /** Go so many moments on, or back. */
  step(by: number): void {
    this.pause();
    this.to(this.number + by);
  }

  /** Go to the next or the last one of some marks. */
  jump(marks: readonly { number: number }[], forward: boolean): void {
    const found = forward
      ? marks.find((mark) => mark.number > this.number)
      : marks.findLast((mark) => mark.number < this.number);
    this.to(found?.number ?? (forward ? this.last : 0));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Let it run, from the beginning if it is at its end. */
  play(): void {
    if (this.number === this.last) this.to(0);
    this.isPlaying = true;
    this.#wait(SHORTEST);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
    if (this.table.scene) this.to(this.number);
  }

  close(): void {
    this.pause();
  }

  #wait(hold: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), Math.max(SHORTEST, hold) / this.speed);
  }

  /** Show the next beat: a part of what leads to the next moment, or the moment itself. */
  #next(): void {
    if (this.number === this.last) {
      this.isPlaying = false;
      return;
    }
    const update = updateAt(this.film, this.moments, this.number + 1);
    if (this.#beats.length === 0) this.#beats = beatsOf(update, sceneOf(this.table.position, this.table.setup));
    const beat = this.#beats.shift();
    if (!beat) return;
    this.table.scene = beat.scene;
    if (beat.arrives) {
      this.number += 1;
      this.table.put(update, logAt(this.moments, this.number));
    }
    this.#wait(beat.hold);
  }
}
