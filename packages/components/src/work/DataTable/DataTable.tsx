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
  /** Name of the table, shown as its caption: "Orders". */
  label: string;
  /**
   * Columns. The first one names the row: it is never hidden, and stays visible while the others scroll. Pass the same
   * array at each render, for example a module constant: a new array repeats the search and the sort of all rows.
   */
  columns: readonly DataTableColumn<Row>[];
  /** Rows; pass the same array until they change. With `totalCount` only those of the current page. */
  items: readonly Row[];
  /** Returns the id of a row, unique in the table. */
  getRowId: (row: Row) => string;
  /** Search, sort, filters, hidden columns and page (controlled). Can be synced to the URL. */
  state?: DataTableState | undefined;
  /** Initial state (uncontrolled). */
  defaultState?: Partial<DataTableState> | undefined;
  /** Called with the whole state after each change. */
  onStateChange?: ((state: DataTableState, details: ReasonedDetails<DataTableChangeReason>) => void) | undefined;
  /** Rows per page. 0 = all rows in a scrolling box, of which only the visible ones are rendered. @default 10 */
  pageSize?: number | undefined;
  /** Height of a row in pixels, used if `pageSize` is 0. @default 57 */
  rowHeight?: number | undefined;
  /** Number of all rows. Set it if a server searches, sorts, filters and pages in `onStateChange`. */
  totalCount?: number | undefined;
  /** Ids of the selected rows (controlled). */
  selection?: readonly string[] | undefined;
  /** Called with the ids of the selected rows. If omitted, rows cannot be selected. */
  onSelectionChange?: ((ids: readonly string[], details: ReasonedDetails<'row' | 'all'>) => void) | undefined;
  /**
   * Renders the bulk actions for the selected rows. With `totalCount` the rows include those selected on other pages,
   * as they were then; ids in `selection` whose rows were never shown are not counted.
   */
  bulkActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Returns the entries of a row's menu. Optional. */
  rowActions?: ((row: Row) => readonly DataTableAction<Row>[]) | undefined;
  /**
   * Name of the file to download, such as `orders.csv`, with the rows that match search and filters. Omit to hide the
   * button. Requires `loadAllRows` with `totalCount`.
   */
  fileName?: string | undefined;
  /** Separator of cells. @default ';' if the decimal separator of `locale` is a comma, else ',' */
  fileSeparator?: ',' | ';' | '\t' | undefined;
  /**
   * Loads the rows of all pages for the file, in the order and by the search and filters of `state`. If the promise
   * rejects, a message is shown and the button retries. Needed only with `totalCount`: otherwise all rows are in
   * `items`.
   */
  loadAllRows?: ((state: DataTableState) => Promise<readonly Row[]>) | undefined;
  /** Whether the rows are loading: placeholders are rendered. @default false */
  loading?: boolean | undefined;
  /** Replaces the rows if loading failed, such as `<ErrorState onRetry={…} />`. `false`: no failure. */
  error?: ReactNode;
  /** Replaces the rows if there are none. @default from `labels` */
  empty?: ReactNode;
}

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
