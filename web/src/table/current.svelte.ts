/** The table that a part of the page belongs to. */
import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

/** Let everything within this component belong to a table. */
export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

/** The table that this component belongs to. */
export function table(): Table {
  return getContext<Table>(KEY);
}
