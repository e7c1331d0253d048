import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { DataTableColumn } from './columns';
import { isAtEnd } from './TableHead';
import styles from './DataTable.module.css';

/** What the rows of a table share. */
export interface RowParts<Row> {
  /** The columns shown, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** Id of a row. */
  getRowId: (row: Row) => string;
  /** What a cell shows. */
  content: (column: DataTableColumn<Row>, row: Row) => ReactNode;
  /** The box that chooses a row; left out where rows cannot be chosen. */
  tick: ((row: Row) => ReactNode) | undefined;
  /** Whether the row of this id is chosen. */
  isSelected: (id: string) => boolean;
  /** The menu of a row; left out where there is none. */
  menu: ((row: Row) => ReactNode) | undefined;
}

/** One row. */
export function TableRow<Row>({ row, parts, rowIndex }: { row: Row; parts: RowParts<Row>; rowIndex?: number }) {
  const { columns, content, tick, menu } = parts;
  return (
    <tr
      className={styles.row}
      data-selected={parts.isSelected(parts.getRowId(row)) ? '' : undefined}
      aria-rowindex={rowIndex}
    >
      {tick && <td className={styles.tick}>{tick(row)}</td>}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" className={styles.name}>
            {content(column, row)}
          </th>
        ) : (
          <td
            key={column.id}
            className={clsx(styles.cell, isAtEnd(column) && styles.end, column.type === 'date' && styles.date)}
            data-header={column.header}
          >
            {content(column, row)}
          </td>
        ),
      )}
      {menu && <td className={styles.menu}>{menu(row)}</td>}
    </tr>
  );
}

/** An empty row as high as all those that are not drawn. */
export function Gap<Row>({ height, parts: { columns, tick, menu } }: { height: number; parts: RowParts<Row> }) {
  return (
    <tr aria-hidden="true">
      <td
        className={styles.gap}
        style={{ blockSize: height }}
        colSpan={columns.length + (tick ? 1 : 0) + (menu ? 1 : 0)}
      />
    </tr>
  );
}

/** The box in which the rows scroll. */
export function scrollerOf(body: HTMLTableSectionElement | null): HTMLElement | null {
  return body?.closest('section') ?? null;
}
