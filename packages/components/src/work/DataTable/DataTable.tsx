'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { EmptyState } from '../../base/EmptyState/index.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { format, plural } from '../../internal/text/format.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { cellText } from './cellText.js';
import type { DataTableColumn } from './columns.js';
import { nextSort } from './dataTableState.js';
import type { DataTableChangeReason, DataTableState } from './dataTableState.js';
import { RowMenu } from './RowMenu.js';
import type { DataTableAction } from './rowAction.js';
import { TableHead } from './TableHead.js';
import { TablePages } from './TablePages.js';
import type { RowRenderers } from './TableRow.js';
import { LoadingRows, PageRows, WindowedRows } from './TableRows.js';
import { TableTools } from './TableTools.js';
import { useDataTableState } from './useDataTableState.js';
import { useDownload } from './useDownload.js';
import { useResultAnnouncement } from './useResultAnnouncement.js';
import { useFocusRestore } from './useFocusRestore.js';
import { useRowSelection } from './useRowSelection.js';
import { useTableRows } from './useTableRows.js';
import type { RowTable } from './useTableRows.js';
import './DataTable.css';

export interface DataTableProps<Row extends object>
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onSelect'>,
    SharedProps<'locale' | 'currency' | 'renderLink', 'DataTable'> {
  /** Name of the table, as its caption: "Orders". */
  label: string;
  /**
   * The columns. The first one names the row: it always stays, and stays in sight when the others scroll. Give the same array
   * at each render, as from the top of a module: with another one all rows are searched and sorted again.
   */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, the same array as long as they are the same. With `totalCount` those of the page shown. */
  items: readonly Row[];
  /** Id of a row, unique in the table. */
  getRowId: (row: Row) => string;
  /** What is searched, sorted, filtered, hidden and paged, when the caller keeps it, as in the address of the page. */
  state?: DataTableState | undefined;
  /** The same at first, when the table keeps it. */
  defaultState?: Partial<DataTableState> | undefined;
  /** Called with the whole state after each change of it. */
  onStateChange?: ((state: DataTableState, details: ReasonedDetails<DataTableChangeReason>) => void) | undefined;
  /** Rows on a page. 0 = all rows in a box that scrolls, of which only those in sight are drawn. @default 10 */
  pageSize?: number | undefined;
  /** Height of a row in pixels where `pageSize` is 0. @default 57 */
  rowHeight?: number | undefined;
  /** How many rows there are in all, where the server searches, sorts, filters and pages by `onStateChange`. */
  totalCount?: number | undefined;
  /** Ids of the chosen rows, when the caller keeps them. */
  selection?: readonly string[] | undefined;
  /** Called with the ids of the chosen rows. Left out: rows cannot be chosen. */
  onSelectionChange?: ((ids: readonly string[], details: ReasonedDetails<'row' | 'all'>) => void) | undefined;
  /**
   * What can be done with the chosen rows: buttons. With `totalCount` the rows chosen on other pages are there too, as they
   * were when they were chosen; ids in `selection` of rows that the table has not shown are not counted.
   */
  bulkActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** The menu of a row. */
  rowActions?: ((row: Row) => readonly DataTableAction<Row>[]) | undefined;
  /**
   * Name of the file that holds the rows that search and filters leave, such as `orders.csv`. Left out: no button. With
   * `totalCount` it takes `loadAllRows` too.
   */
  fileName?: string | undefined;
  /** Separator of two cells. @default ';' where the decimal sign of `locale` is a comma, else ',' */
  fileSeparator?: ',' | ';' | '\t' | undefined;
  /**
   * Fetches the rows of all pages for the file, in the order and by the search and filters of `state`. A promise that rejects
   * is shown as a message, and the button tries again. Needed with `totalCount` only: else all rows are in `items`.
   */
  loadAllRows?: ((state: DataTableState) => Promise<readonly Row[]>) | undefined;
  /** The rows are being fetched: their places are kept. @default false */
  loading?: boolean | undefined;
  /** Stands in place of the rows where they could not be fetched, such as `<ErrorState onRetry={…} />`. `false`: nothing failed. */
  error?: ReactNode;
  /** Stands in place of the rows where there are none. @default from `labels` */
  empty?: ReactNode;
}

/**
 * A table to work with: search, filters, sort by value, columns to hide and move, choice of rows, a menu a row, pages or
 * windowed rows, CSV. On a narrow place the rows are stacked. Renders a `<div>`; a client component.
 * @selector [data-windowed] @selector [data-loading]
 * @cssproperty --mr-data-table-height height of the box where `pageSize` is 0
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
  locale,
  currency,
  renderLink,
  labels,
  className,
  ...rest
}: DataTableProps<Row>) {
  const settings = useSettings({ locale, currency, renderLink });
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
  // Its buttons may end the selection, and with it their own row.
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
    words: messages,
    pageSize,
    totalCount,
  });

  const { rows } = table.getRowModel();
  const chosenRows = selectedRows(table);
  const [first] = ordered;
  const textOf = (column: DataTableColumn<Row>, row: Row) =>
    cellText(column, row, { locale: settings.locale, currency: settings.currency, words: messages });
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
  // Rows that are still to come, or never came, make no file.
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
          // Scrolls sideways, and with many rows up and down: the keyboard has to reach it.
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
      {/* While a server fetches a page, what led to it stays, and the focus with it. */}
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

/** Returns all rows that search and filters leave, in their order. */
function matchingRows<Row extends object>(table: RowTable<Row>): Row[] {
  return table.getPrePaginatedRowModel().rows.map(({ original }) => original);
}

function pageSelection<Row extends object>(table: RowTable<Row>): 'all' | 'some' | 'none' {
  if (table.getIsAllPageRowsSelected()) return 'all';
  return table.getIsSomePageRowsSelected() ? 'some' : 'none';
}
