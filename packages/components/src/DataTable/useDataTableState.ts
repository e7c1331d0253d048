'use client';

import { announce } from '../LiveRegion';
import { useControllableState } from '../internal/state/useControllableState';
import { format } from '../internal/text/format';
import type { Labels } from '../labels/Labels';
import type { DataTableColumn } from './columns';
import { initialDataTableState, moved, nextFilters } from './dataTableState';
import type { DataTableChangeReason, DataTableState } from './dataTableState';

interface DataTableStateOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  value: DataTableState | undefined;
  defaultValue: Partial<DataTableState> | undefined;
  onChange: ((state: DataTableState, details: { reason: DataTableChangeReason }) => void) | undefined;
  messages: Labels<'DataTable'>;
}

/** The state of a table, and what a person can do to it. Whatever changes which rows are left leads to the first page. */
export function useDataTableState<Row>({
  columns,
  value,
  defaultValue,
  onChange,
  messages,
}: DataTableStateOptions<Row>) {
  const [state, setState] = useControllableState<DataTableState, { reason: DataTableChangeReason }>({
    value,
    defaultValue: { ...initialDataTableState, ...defaultValue },
    onChange,
  });
  const change = (next: Partial<DataTableState>, reason: DataTableChangeReason) =>
    void setState({ ...state, ...next }, { reason });

  return {
    state,
    search: (search: string) => change({ search, page: 1 }, 'search'),
    filter: (column: string, choice: string) =>
      change({ filters: nextFilters(state.filters, column, choice), page: 1 }, 'filter'),
    clear: () => change({ search: '', filters: {}, page: 1 }, 'filter'),
    sort: (sort: DataTableState['sort']) => {
      change({ sort, page: 1 }, 'sort');
      const column = columns.find(({ id }) => id === sort?.column);
      if (sort && column)
        announce(format(messages.sorted, { column: column.header, direction: messages[sort.direction] }));
    },
    hide: (column: string, isHidden: boolean) => {
      const others = state.hidden.filter((id) => id !== column);
      change({ hidden: isHidden ? [...others, column] : others }, 'hide');
    },
    move: (ids: readonly string[], column: string, by: -1 | 1) => change({ order: moved(ids, column, by) }, 'order'),
    turnTo: (page: number) => change({ page }, 'page'),
  };
}
