'use client';

import {
  columnFilteringFeature,
  createFilteredRowModel,
  globalFilteringFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { cleanText } from '../internal/text/cleanText';
import { isSearched, plainText, sortKey, wordedText } from './columns';
import type { BooleanWords, DataTableColumn } from './columns';
import type { DataTableState } from './dataTableState';
import type { SortKey } from './sortRows';
import { lowerCase, textKey } from './textKey';
import { useSortedRows } from './useSortedRows';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
});
type Features = typeof features;

interface TableRowsOptions<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  items: readonly Row[];
  getRowId: (row: Row) => string;
  state: DataTableState;
  locale: string;
  words: BooleanWords;
  /** Rows on a page; 0 = all on one. */
  pageSize: number;
  /** How many rows there are in all where the server sorts, filters and pages; `items` are those of the page then. */
  totalCount: number | undefined;
}

/** What is shown of the rows. */
export interface TableRows<Row extends object> {
  /** The rows of the page shown. */
  shown: Row[];
  /** All rows that search and filters leave, in their order. With `totalCount` those of the page. */
  matching: Row[];
  /** How many rows search and filters leave. */
  count: number;
  /** The page shown, from 1; the last one where the state names a later one. */
  page: number;
  /** How many pages there are; at least 1. */
  pages: number;
  /** The rows have the order of before, as the one that was asked for is still being worked out. */
  isSorting: boolean;
}

/** Searches and filters the rows with TanStack Table, sorts and pages them; the state is the caller's. */
export function useTableRows<Row extends object>({
  columns,
  items,
  getRowId,
  state,
  locale,
  words,
  pageSize,
  totalCount,
}: TableRowsOptions<Row>): TableRows<Row> {
  const isServerSide = totalCount !== undefined;
  const definitions = useMemo(() => columns.map((column) => definition(column, locale)), [columns, locale]);
  // TanStack Table keeps the values of its rows: other columns, or another language, need other rows.
  const data = useMemo(() => [...items], [items, definitions]);
  const { sort, filters } = state;
  const id = columns.find((column) => !isServerSide && column.id === sort?.column)?.id;
  const desc = sort?.direction === 'descending';
  // Rows are searched and sorted again when these are other objects, so they are made once for a state.
  const rowSort = useMemo(() => (id === undefined ? undefined : { id, desc }), [id, desc]);
  const columnFilters = useMemo(() => {
    const known = Object.entries(filters).filter(([id]) => columns.some((column) => column.id === id));
    return known.map(([id, value]) => ({ id, value }));
  }, [columns, filters]);

  const searched = useMemo(() => columns.filter(isSearched), [columns]);
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId,
    manualFiltering: isServerSide,
    // One column stands for all that are searched: a row is asked once.
    globalFilterFn: ({ original }, _id, text: string) =>
      searched.some((column) => lowerCase(wordedText(column, original, words), locale).includes(text)),
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    state: { columnFilters, globalFilter: lowerCase(cleanText(state.search), locale) },
  });

  const { sorted, isSorting } = useSortedRows(table.getRowModel().rows, rowSort, locale);
  const matching = useMemo(() => sorted.map(({ original }) => original), [sorted]);
  const count = totalCount ?? matching.length;
  const size = pageSize > 0 ? pageSize : Math.max(1, count);
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(state.page, pages);
  // The same array as long as the rows are the same: the window over them measures anew for another one.
  const shown = useMemo(
    () => (isServerSide || pageSize === 0 ? matching : matching.slice((page - 1) * size, page * size)),
    [isServerSide, matching, page, pageSize, size],
  );
  return { shown, matching, count, page, pages, isSorting };
}

function definition<Row extends object>(column: DataTableColumn<Row>, locale: string): ColumnDef<Features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row): SortKey => {
      const key = sortKey(column, row);
      if (typeof key !== 'string') return key;
      return column.type === 'code' ? { text: key, key: key.toLowerCase() } : textKey(key, locale);
    },
    filterFn: (row, _id, value: string) =>
      (column.filterValue?.(row.original) ?? plainText(column, row.original)) === value,
  };
}
