'use client';

import {
  columnFilteringFeature,
  createFilteredRowModel,
  globalFilteringFeature,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { isSearched, plainText, sortKey, wordedText } from './columns';
import type { BooleanWords, DataTableColumn } from './columns';
import type { DataTableState } from './dataTableState';
import { createSortedRows } from './sortedRows';
import type { SortKey } from './sortedRows';
import { lowerCase, textKey } from './textKey';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRows,
  tableMeta: metaHelper<{ locale: string }>(),
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
}

/** Searches, filters, sorts and pages the rows with TanStack Table; the state is the caller's. */
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
  // TanStack Table works again when these are other objects, so they are made once for a state.
  const sorting = useMemo(() => {
    const isKnown = sort !== null && columns.some(({ id }) => id === sort.column);
    return isKnown ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
  }, [columns, sort]);
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
    meta: useMemo(() => ({ locale }), [locale]),
    manualSorting: isServerSide,
    manualFiltering: isServerSide,
    // One column stands for all that are searched: a row is asked once.
    globalFilterFn: ({ original }, _id, text: string) =>
      searched.some((column) => lowerCase(wordedText(column, original, words), locale).includes(text)),
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    state: { sorting, columnFilters, globalFilter: lowerCase(state.search.trim(), locale) },
  });

  const { rows } = table.getRowModel();
  const matching = useMemo(() => rows.map(({ original }) => original), [rows]);
  const count = totalCount ?? matching.length;
  const size = pageSize > 0 ? pageSize : Math.max(1, count);
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(state.page, pages);
  // The same array as long as the rows are the same: the window over them measures anew for another one.
  const shown = useMemo(
    () => (isServerSide || pageSize === 0 ? matching : matching.slice((page - 1) * size, page * size)),
    [isServerSide, matching, page, pageSize, size],
  );
  return {
    shown,
    matching,
    count,
    page,
    pages,
  };
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
