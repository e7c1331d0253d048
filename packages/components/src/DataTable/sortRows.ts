import { compareTexts } from './textKey';
import type { TextKey } from './textKey';

/** What a row is sorted by. `undefined` stands last in both directions. */
export type SortKey = number | TextKey | undefined;

/** A column and the direction in which it is sorted. */
export interface RowSort {
  /** Id of the column. */
  id: string;
  /** From the last to the first. */
  desc: boolean;
}

/** A row of TanStack Table, as far as sorting needs it: it keeps the value that it was asked for once. */
export interface SortableRow {
  /** The key of a column. */
  getValue: (columnId: string) => unknown;
}

/** How many rows are read, or sorted among themselves, in one step: a millisecond or two on a slow phone. */
const stepSize = 500;

/**
 * Sorts `rows` by the keys of one column, stably, and pauses after each step: whoever goes through the steps chooses when the
 * next one comes. Each key is read once.
 */
export function* sortSteps<Row extends SortableRow>(
  rows: readonly Row[],
  { id, desc }: RowSort,
  locale: string,
): Generator<undefined, Row[]> {
  const sign = desc ? -1 : 1;
  const compare = ({ key: a }: Keyed<Row>, { key: b }: Keyed<Row>) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * compareKeys(a, b, locale);
  };
  let runs: Keyed<Row>[][] = [];
  for (let start = 0; start < rows.length; start += stepSize) {
    const run = rows.slice(start, start + stepSize).map((row) => ({ row, key: row.getValue(id) as SortKey }));
    yield;
    runs.push(run.sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Keyed<Row>[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(merge(runs[index] ?? [], runs[index + 1] ?? [], compare));
      yield;
    }
    runs = merged;
  }
  return (runs[0] ?? []).map(({ row }) => row);
}

interface Keyed<Row> {
  row: Row;
  key: SortKey;
}

/** One sorted list of two; what is equal comes from the first one first. */
function merge<Item>(left: readonly Item[], right: readonly Item[], compare: (a: Item, b: Item) => number): Item[] {
  const merged: Item[] = [];
  let taken = 0;
  for (const item of left) {
    for (let next = right[taken]; next !== undefined && compare(next, item) < 0; next = right[taken]) {
      merged.push(next);
      taken++;
    }
    merged.push(item);
  }
  return merged.concat(right.slice(taken));
}

function compareKeys(a: NonNullable<SortKey>, b: NonNullable<SortKey>, locale: string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(asText(a), asText(b), locale);
}

function asText(key: NonNullable<SortKey>): TextKey {
  return typeof key === 'number' ? { text: String(key) } : key;
}
