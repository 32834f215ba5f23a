/** Public tables, page by page. */
import { untrack } from "svelte";
import type { Problem, TableInfo } from "../protocol";
import { api, Refusal } from "./api";

export class Listing {
  readonly #phase: TableInfo["phase"];
  /** Nothing until the server has answered. */
  tables = $state.raw<readonly TableInfo[] | null>(null);
  problem = $state.raw<Problem | null>(null);
  #after = $state.raw<string | null>(null);

  constructor(phase: TableInfo["phase"]) {
    this.#phase = phase;
  }

  get hasMore(): boolean {
    return this.#after !== null;
  }

  /** Look again at as many as are shown already, or at the first page. */
  async look(): Promise<void> {
    const shown = untrack(() => this.tables?.length ?? 0);
    await this.#read([], null, shown);
  }

  /** Show one page more. */
  async more(): Promise<void> {
    const known = this.tables ?? [];
    if (this.#after !== null) await this.#read(known, this.#after, known.length + 1);
  }

  async #read(known: readonly TableInfo[], after: string | null, atLeast: number): Promise<void> {
    try {
      let tables = [...known];
      do {
        const page = await api.list(this.#phase, after);
        const fresh = page.tables.filter((table) => !tables.some((each) => each.id === table.id));
        tables = [...tables, ...fresh];
        after = page.after;
      } while (after !== null && tables.length < atLeast);
      this.tables = tables;
      this.#after = after;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  }
}
