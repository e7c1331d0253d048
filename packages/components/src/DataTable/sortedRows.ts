import { memo } from '@tanstack/react-table';
import type { ColumnSort, Row, RowData, RowModel, rowSortingFeature, SortingState, Table } from '@tanstack/react-table';
import { compareTexts } from './textKey';
import type { TextKey } from './textKey';

/** What a row is sorted by. `undefined` stands last in both directions. */
export type SortKey = number | TextKey | undefined;

/** What the table has to have: the sort in its state, and the language of the texts. */
interface SortedFeatures {
  rowSortingFeature: typeof rowSortingFeature;
  tableMeta: { locale: string };
}

type Model<Data extends RowData> = RowModel<SortedFeatures, Data>;

/**
 * The sorted rows of a table of TanStack, by one column whose accessor gives a `SortKey`. Each key is read once; TanStack's own
 * model reads two to four at every comparison, which takes two to three times as long for 10,000 rows.
 */
export function createSortedRows<Data extends RowData>(table: Table<SortedFeatures, Data>): () => Model<Data> {
  return memo({
    memoDeps: (): [SortingState, Model<Data>] => [table.atoms.sorting.get(), table.getPreSortedRowModel()],
    fn: ([sort], model): Model<Data> => {
      if (!sort) return model;
      const rows = sortedRows(model.rows, sort, table.options.meta?.locale ?? 'en-US');
      return { rows, flatRows: rows, rowsById: model.rowsById };
    },
  });
}

function sortedRows<Data extends RowData>(
  rows: readonly Row<SortedFeatures, Data>[],
  { id, desc }: ColumnSort,
  locale: string,
): Row<SortedFeatures, Data>[] {
  const sign = desc ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: row.getValue<SortKey>(id) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * compareKeys(a, b, locale);
  });
  return keyed.map(({ row }) => row);
}

function compareKeys(a: NonNullable<SortKey>, b: NonNullable<SortKey>, locale: string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(asText(a), asText(b), locale);
}

function asText(key: NonNullable<SortKey>): TextKey {
  return typeof key === 'number' ? { text: String(key) } : key;
}
