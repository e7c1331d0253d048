'use client';

import { announce } from '../../base/LiveRegion/index.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import type { DataTableColumn } from './columns.js';
import { initialDataTableState, moved, nextFilters } from './dataTableState.js';
import type { DataTableChangeReason, DataTableState } from './dataTableState.js';

interface DataTableStateOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  value: DataTableState | undefined;
  defaultValue: Partial<DataTableState> | undefined;
  onChange: ((state: DataTableState, details: ReasonedDetails<DataTableChangeReason>) => void) | undefined;
  messages: Labels<'DataTable'>;
}

/** Manages the state of a table. A change of search, filters or sort returns to the first page. */
export function useDataTableState<Row>({
  columns,
  value,
  defaultValue,
  onChange,
  messages,
}: DataTableStateOptions<Row>) {
  const [state, setState] = useControllableState<DataTableState, ReasonedDetails<DataTableChangeReason>>({
    value,
    defaultValue: { ...initialDataTableState, ...defaultValue },
    onChange,
  });
  const change = (next: Partial<DataTableState>, reason: DataTableChangeReason, event: Event) =>
    void setState({ ...state, ...next }, { reason, event });

  return {
    state,
    search: (search: string, event: Event) => change({ search, page: 1 }, 'search', event),
    filter: (column: string, choice: string, event: Event) =>
      change({ filters: nextFilters(state.filters, column, choice), page: 1 }, 'filter', event),
    clear: (event: Event) => change({ search: '', filters: {}, page: 1 }, 'filter', event),
    sort: (sort: DataTableState['sort'], event: Event) => {
      change({ sort, page: 1 }, 'sort', event);
      const column = columns.find(({ id }) => id === sort?.column);
      if (sort && column)
        announce(format(messages.sorted, { column: column.header, direction: messages[sort.direction] }));
    },
    hide: (column: string, isHidden: boolean, event: Event) => {
      const others = state.hidden.filter((id) => id !== column);
      change({ hidden: isHidden ? [...others, column] : others }, 'hide', event);
    },
    move: (ids: readonly string[], column: string, by: -1 | 1, event: Event) =>
      change({ order: moved(ids, column, by) }, 'order', event),
    turnTo: (page: number, event: Event) => change({ page }, 'page', event),
  };
}
