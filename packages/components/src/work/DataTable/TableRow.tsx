import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { DataTableColumn } from './columns.js';
import { isAtEnd } from './TableHead.js';
import type { TableRecord } from './useTableRows.js';
import './DataTable.css';

/** Columns and functions that render the cells of every row. */
export interface RowRenderers<Row extends object> {
  /** Visible columns in order. */
  columns: readonly DataTableColumn<Row>[];
  /** Renders the content of a cell. */
  content: (column: DataTableColumn<Row>, row: Row) => ReactNode;
  /** Renders the checkbox that selects a row. Optional: without it rows cannot be selected. */
  tick: ((record: TableRecord<Row>) => ReactNode) | undefined;
  /** Renders the menu of a row. Optional. */
  menu: ((row: Row) => ReactNode) | undefined;
}

/** Row of the table. */
export function TableRow<Row extends object>({
  record,
  renderers: { columns, content, tick, menu },
  rowIndex,
}: {
  record: TableRecord<Row>;
  renderers: RowRenderers<Row>;
  rowIndex?: number;
}) {
  const row = record.original;
  return (
    <tr
      className="mr-DataTable-row"
      data-selected={tick && record.getIsSelected() ? '' : undefined}
      aria-rowindex={rowIndex}
    >
      {tick && <td className="mr-DataTable-tick">{tick(record)}</td>}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" className="mr-DataTable-name">
            {content(column, row)}
          </th>
        ) : (
          <td
            key={column.id}
            className={clsx(
              'mr-DataTable-cell',
              isAtEnd(column) && 'mr-DataTable-end',
              column.type === 'date' && 'mr-DataTable-date',
            )}
            data-header={column.header}
          >
            {content(column, row)}
          </td>
        ),
      )}
      {menu && <td className="mr-DataTable-menu">{menu(row)}</td>}
    </tr>
  );
}

/** Empty row that is as high as all rows that are not rendered. */
export function Gap<Row extends object>({
  height,
  renderers: { columns, tick, menu },
}: {
  height: number;
  renderers: RowRenderers<Row>;
}) {
  return (
    <tr aria-hidden="true">
      <td
        className="mr-DataTable-gap"
        style={{ blockSize: height }}
        colSpan={columns.length + (tick ? 1 : 0) + (menu ? 1 : 0)}
      />
    </tr>
  );
}

/** Returns the scrolling box of the rows. */
export function scrollerOf(body: HTMLTableSectionElement | null): HTMLElement | null {
  return body?.closest('section') ?? null;
}
