'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import { DownloadIcon } from '../../icons/DownloadIcon.js';
import { SearchIcon } from '../../icons/SearchIcon.js';
import { format, plural } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import type { DataTableColumn } from './columns.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import type { DataTableState } from './dataTableState.js';
import type { DownloadStatus } from './useDownload.js';
import './TableTools.css';

interface TableToolsProps<Row> {
  /** Name of the table. */
  table: string;
  /** All columns in order. */
  columns: readonly DataTableColumn<Row>[];
  state: DataTableState;
  /** Number of rows before search and filters. */
  count: number;
  locale: string;
  messages: Labels<'DataTable'>;
  /** Bulk actions, shown while rows are selected. */
  bulk: ReactNode;
  onSearch: (text: string, event: Event) => void;
  onFilter: (column: string, value: string, event: Event) => void;
  onSort: (sort: DataTableState['sort'], event: Event) => void;
  onHide: (column: string, isHidden: boolean, event: Event) => void;
  onMove: (column: string, by: -1 | 1, event: Event) => void;
  /** Omit to hide the button. */
  onDownload: (() => void) | undefined;
  download: DownloadStatus;
}

/** Tools above the table: search, filters, columns, download. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { table, columns, state, count, locale, messages, bulk, onDownload, download } = props;
  const choices = columns.map(({ id, header, hideable = true }, index) => ({
    id,
    header,
    hideable: hideable && index > 0,
  }));
  return (
    <div className="mr-TableTools-root mr-kit">
      <SearchField
        label={format(messages.search, { table })}
        hint={plural(locale, count, messages.searchHint)}
        value={state.search}
        onSearch={props.onSearch}
      />
      {columns.map(({ id, header, filterItems }) =>
        filterItems === undefined ? null : (
          <select
            key={id}
            className="mr-TableTools-select"
            aria-label={header}
            value={state.filters[id] ?? ''}
            onChange={({ target, nativeEvent }) => props.onFilter(id, target.value, nativeEvent)}
          >
            <option value="">{format(messages.all, { column: header })}</option>
            {filterItems.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
        ),
      )}
      <SortField columns={columns} sort={state.sort} messages={messages} onSort={props.onSort} />
      <div className="mr-TableTools-end">
        {bulk}
        <ColumnsMenu
          items={choices}
          hidden={state.hidden}
          messages={messages}
          onHide={props.onHide}
          onMove={props.onMove}
        />
        {onDownload && (
          <Button
            variant="quiet"
            startIcon={<DownloadIcon />}
            // The name contains the visible text, so that speech input finds the button by it.
            aria-label={download === 'pending' ? undefined : format(messages.downloadName, { table })}
            pending={download === 'pending'}
            onClick={onDownload}
          >
            {download === 'pending' ? messages.preparing : messages.download}
          </Button>
        )}
      </div>
      {download === 'failed' && (
        <p className="mr-TableTools-failure">
          <CircleAlertIcon />
          {messages.downloadFailed}
        </p>
      )}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string, event: Event) => void;
}

/** Search field with its own text: it must not lag behind the table. */
function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <div className="mr-TableTools-search">
      <SearchIcon />
      <input
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          onSearch(target.value, nativeEvent);
        }}
      />
    </div>
  );
}

interface SortFieldProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableState['sort'];
  messages: Labels<'DataTable'>;
  onSort: (sort: DataTableState['sort'], event: Event) => void;
}

/** Select for sorting, shown while the rows are stacked and have no header. */
function SortField<Row>({ columns, sort, messages, onSort }: SortFieldProps<Row>) {
  const directions = ['ascending', 'descending'] as const;
  return (
    <select
      className="mr-TableTools-sort"
      aria-label={messages.sortBy}
      value={sort ? `${sort.direction} ${sort.column}` : ''}
      onChange={({ target: { value }, nativeEvent }) => {
        const [direction, ...column] = value.split(' ');
        onSort(
          value === ''
            ? null
            : { column: column.join(' '), direction: direction === 'descending' ? direction : 'ascending' },
          nativeEvent,
        );
      }}
    >
      <option value="">{messages.unsorted}</option>
      {columns
        .filter(({ sortable = true }) => sortable)
        .flatMap(({ id, header }) =>
          directions.map((direction) => (
            <option key={`${direction} ${id}`} value={`${direction} ${id}`}>
              {format(direction === 'ascending' ? messages.sortAscending : messages.sortDescending, { column: header })}
            </option>
          )),
        )}
    </select>
  );
}
