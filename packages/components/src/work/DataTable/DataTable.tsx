'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { Button } from '../../base/Button/index.js';
import { EmptyState } from '../../base/EmptyState/index.js';
import { format, plural } from '../../internal/text/format.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { cellText } from './cellText.js';
import type { DataTableColumn } from './columns.js';
import { nextSort } from './dataTableState.js';
import { RowMenu } from './RowMenu.js';
import { TableHead } from './TableHead.js';
import { TablePages } from './TablePages.js';
import type { RowRenderers } from './TableRow.js';
import { LoadingRows, PageRows, WindowedRows } from './TableRows.js';
import { TableTools } from './TableTools.js';
import type { DataTableProps } from './types.js';
import { useDataTableState } from './useDataTableState.js';
import { useDownload } from './useDownload.js';
import { useResultAnnouncement } from './useResultAnnouncement.js';
import { useFocusRestore } from './useFocusRestore.js';
import { useRowSelection } from './useRowSelection.js';
import { useTableRows } from './useTableRows.js';
import type { RowTable } from './useTableRows.js';
import './DataTable.css';

/**
 * Data table: search, filters, sorting, columns to hide and move, row selection, a menu per row, pages or windowed
 * rows, CSV download. In a narrow container the rows are stacked. Renders a `<div>`; a client component.
 * @selector [data-windowed] @selector [data-loading]
 * @cssproperty --mr-data-table-height height of the box if `pageSize` is 0
 */
export function DataTable<Row extends object>({
  label,
  columns,
  items,
  getRowId,
  state: givenState,
  defaultState,
  onStateChange,
  pageSize = 10,
  rowHeight = 57,
  totalCount,
  selection,
  onSelectionChange,
  bulkActions,
  rowActions,
  fileName,
  fileSeparator,
  loadAllRows,
  loading = false,
  error,
  empty,
  labels,
  className,
  ...props
}: DataTableProps<Row>) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.DataTable, settings.labels.DataTable, labels);
  const { state, search, filter, sort, hide, move, turnTo, clear } = useDataTableState({
    columns,
    value: givenState,
    defaultValue: defaultState,
    onChange: onStateChange,
    messages,
  });
  const {
    ids: selectedIds,
    select,
    selectedRows,
  } = useRowSelection<Row>({
    isServerSide: totalCount !== undefined,
    value: selection,
    onChange: onSelectionChange,
  });
  const { status: download, save } = useDownload();
  const { part, find } = useFocusRestore();
  // A bulk action may end the selection and thereby unmount its own button.
  const bulk = useFocusFallback<HTMLDivElement>(find);
  const captionId = useId();
  const isWindowed = pageSize === 0;
  const { table, ordered, visible, count, page, pages } = useTableRows({
    columns,
    items,
    getRowId,
    state,
    selection: selectedIds,
    locale: settings.locale,
    labels: messages,
    pageSize,
    totalCount,
  });

  const { rows } = table.getRowModel();
  const chosenRows = selectedRows(table);
  const [first] = ordered;
  const textOf = (column: DataTableColumn<Row>, row: Row) =>
    cellText(column, row, { locale: settings.locale, currency: settings.currency, labels: messages });
  const nameOf = (row: Row) => (first ? textOf(first, row) : getRowId(row));
  const hasFailed = Boolean(error) && error !== true;
  const found = count === 0 ? messages.nothingFound : plural(settings.locale, count, messages.found);
  const announceResult = useResultAnnouncement(found, !loading && !hasFailed);

  const renderers: RowRenderers<Row> = {
    columns: visible,
    content: (column, row) => column.cell?.(row) ?? textOf(column, row),
    tick:
      onSelectionChange &&
      ((record) => (
        <label className="mr-DataTable-reach">
          <input
            type="checkbox"
            className="mr-DataTable-box"
            aria-label={format(messages.select, { row: nameOf(record.original) })}
            checked={record.getIsSelected()}
            onChange={({ target, nativeEvent }) =>
              select([record], target.checked, { reason: 'row', event: nativeEvent })
            }
          />
        </label>
      )),
    menu:
      rowActions &&
      ((row) => (
        <RowMenu
          label={format(messages.rowActions, { row: nameOf(row) })}
          row={row}
          actions={rowActions}
          renderLink={settings.renderLink}
        />
      )),
  };

  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const nothing = isNarrowed ? (
    <EmptyState
      title={messages.nothingFound}
      headingLevel={3}
      actions={
        <Button
          variant="quiet"
          onClick={({ nativeEvent }) => {
            clear(nativeEvent);
            announceResult();
          }}
        >
          {messages.clear}
        </Button>
      }
    />
  ) : (
    (empty ?? <EmptyState title={messages.empty} headingLevel={3} />)
  );
  const givenRows = totalCount === undefined ? () => matchingRows(table) : loadAllRows && (() => loadAllRows(state));
  // Loading or failed rows make no file.
  const fileRows = loading || hasFailed ? undefined : givenRows;

  return (
    <div
      {...rest}
      className={clsx('mr-DataTable-root mr-kit', className)}
      data-windowed={isWindowed ? '' : undefined}
      data-loading={loading ? '' : undefined}
    >
      <TableTools
        table={label}
        columns={ordered}
        state={state}
        count={totalCount ?? items.length}
        locale={settings.locale}
        messages={messages}
        bulk={
          bulkActions && chosenRows.length > 0 ? (
            <div ref={bulk} className="mr-DataTable-bulk">
              <span>{plural(settings.locale, chosenRows.length, messages.selected)}</span>
              {bulkActions(chosenRows)}
            </div>
          ) : null
        }
        onSearch={(text, event) => {
          search(text, event);
          announceResult();
        }}
        onFilter={(column, value, event) => {
          filter(column, value, event);
          announceResult();
        }}
        onSort={sort}
        onHide={hide}
        onMove={(id, by, event) =>
          move(
            ordered.map((column) => column.id),
            id,
            by,
            event,
          )
        }
        onDownload={
          fileName !== undefined && fileRows
            ? () =>
                void save({
                  fileName,
                  columns: visible,
                  rows: fileRows,
                  locale: settings.locale,
                  separator: fileSeparator,
                  messages,
                })
            : undefined
        }
        download={download}
      />
      {hasFailed ? (
        <div {...part}>{error}</div>
      ) : (
        <section
          {...part}
          className="mr-DataTable-scroller"
          aria-labelledby={captionId}
          aria-busy={loading}
          // The box scrolls in both directions: the keyboard has to reach it.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls needs the keyboard
          tabIndex={0}
        >
          <table className="mr-DataTable-table" aria-rowcount={isWindowed ? count + 1 : undefined}>
            <caption className="mr-DataTable-caption" id={captionId}>
              {label}
            </caption>
            <TableHead
              columns={visible}
              sort={state.sort}
              messages={messages}
              selected={onSelectionChange && pageSelection(table)}
              hasActions={rowActions !== undefined}
              onSort={({ id }, event) => sort(nextSort(state.sort, id), event)}
              onSelectAll={(isSelected, event) => select(rows, isSelected, { reason: 'all', event })}
            />
            {loading ? (
              <LoadingRows count={isWindowed ? 10 : pageSize} renderers={renderers} label={messages.loading} />
            ) : isWindowed ? (
              <WindowedRows rows={rows} renderers={renderers} rowHeight={rowHeight} />
            ) : (
              <PageRows rows={rows} renderers={renderers} />
            )}
          </table>
          {!loading && count === 0 && nothing}
        </section>
      )}
      {/* While a server loads a page, the page buttons stay, and so does the focus on them. */}
      {(!loading || totalCount !== undefined) && !hasFailed && count > 0 && !isWindowed && (
        <TablePages
          table={label}
          page={page}
          pages={pages}
          pageSize={pageSize}
          count={count}
          loading={loading}
          locale={settings.locale}
          messages={messages}
          onPage={turnTo}
        />
      )}
    </div>
  );
}

/** Returns all rows that match search and filters, in order. */
function matchingRows<Row extends object>(table: RowTable<Row>): Row[] {
  return table.getPrePaginatedRowModel().rows.map(({ original }) => original);
}

function pageSelection<Row extends object>(table: RowTable<Row>): 'all' | 'some' | 'none' {
  if (table.getIsAllPageRowsSelected()) return 'all';
  return table.getIsSomePageRowsSelected() ? 'some' : 'none';
}
