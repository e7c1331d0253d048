'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useCallback } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Skeleton } from '../Skeleton';
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

/** The rows of a page. */
export function PageRows<Row>({ rows, parts }: { rows: readonly Row[]; parts: RowParts<Row> }) {
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={parts.getRowId(row)} row={row} parts={parts} />
      ))}
    </tbody>
  );
}

interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  parts: RowParts<Row>;
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>;
  /** Height of a row in pixels. */
  rowHeight: number;
}

/** Only the rows in sight and some around them, between two empty rows as high as all the others. */
export function WindowedRows<Row>({ rows, parts, box, rowHeight }: WindowedRowsProps<Row>) {
  const { getRowId } = parts;
  // The same function as long as the rows are the same: with another one all places are measured again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : getRowId(row);
    },
    [rows, getRowId],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- the virtualizer is read in this render only and never memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Before the box is measured, as on a server, a first screen is drawn.
    initialRect: { width: 0, height: rowHeight * 12 },
    getItemKey,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const span = parts.columns.length + (parts.tick ? 1 : 0) + (parts.menu ? 1 : 0);
  return (
    <tbody>
      {before > 0 && <Gap height={before} span={span} />}
      {shown.map(({ index, key }) => {
        const row = rows[index];
        // The head is the first row.
        return row === undefined ? null : <TableRow key={key} row={row} parts={parts} rowIndex={index + 2} />;
      })}
      {after > 0 && <Gap height={after} span={span} />}
    </tbody>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.gap} style={{ blockSize: height }} colSpan={span} />
    </tr>
  );
}

function TableRow<Row>({ row, parts, rowIndex }: { row: Row; parts: RowParts<Row>; rowIndex?: number }) {
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
          <td key={column.id} className={clsx(styles.cell, isAtEnd(column) && styles.end)} data-header={column.header}>
            {content(column, row)}
          </td>
        ),
      )}
      {menu && <td className={styles.menu}>{menu(row)}</td>}
    </tr>
  );
}

/** Keeps the places of rows that are being fetched. */
export function LoadingRows({ count, columns, label }: { count: number; columns: number; label: string }) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={styles.row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} className={styles.cell}>
              <Skeleton />
              {row === 0 && column === 0 && <span className={styles.waiting}>{label}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
