'use client';

import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../Skeleton';
import { useHydrated } from '../internal/state/useHydrated';
import { partOnUse } from '../internal/state/partOnUse';
import { Gap, scrollerOf, TableRow } from './TableRow';
import type { RowParts } from './TableRow';
import type { WindowProps } from './TableWindow';
import styles from './DataTable.module.css';

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

/** Rows around those in sight that are drawn before the box is measured, as on a server. */
const firstRows = 20;

interface WindowedRowsProps<Row> extends Omit<WindowProps, 'rows' | 'parts' | 'initialOffset'> {
  rows: readonly Row[];
  parts: RowParts<Row>;
}

const tableWindow = partOnUse<WindowProps>(async () => (await import('./TableWindow')).TableWindow);

/** The first rows, and once the code of the window is there those in sight: only tables of this kind fetch it. */
export function WindowedRows<Row>({ rows, parts, rowHeight }: WindowedRowsProps<Row>) {
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(() => tableWindow.get());
  const [offset, setOffset] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  // Server HTML has the first rows, also where an earlier table has fetched the window.
  const Window = hydrated ? loaded : undefined;
  useEffect(() => {
    // Offline, or a new release has replaced the file: the first rows stay, and search reaches the others.
    if (!loaded)
      tableWindow.load().then(
        (part) => {
          setOffset(scrollerOf(body.current)?.scrollTop ?? 0);
          setLoaded(() => part);
        },
        () => undefined,
      );
  }, [loaded]);
  if (Window)
    return <Window rows={rows} parts={parts as RowParts<unknown>} rowHeight={rowHeight} initialOffset={offset} />;
  const shown = rows.slice(0, firstRows);
  return (
    <tbody ref={body}>
      {shown.map((row, index) => (
        <TableRow key={parts.getRowId(row)} row={row} parts={parts} rowIndex={index + 2} />
      ))}
      {rows.length > firstRows && <Gap height={(rows.length - firstRows) * rowHeight} parts={parts} />}
    </tbody>
  );
}

interface LoadingRowsProps<Row> {
  count: number;
  parts: RowParts<Row>;
  label: string;
}

/** Keeps the places of rows that are being fetched, each with as many cells as a row. */
export function LoadingRows<Row>({ count, parts: { columns, tick, menu }, label }: LoadingRowsProps<Row>) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={styles.row}>
          {tick && <td className={styles.tick} />}
          {columns.map(({ id }, column) => (
            <td key={id} className={styles.cell}>
              <Skeleton />
              {row === 0 && column === 0 && <span className={styles.waiting}>{label}</span>}
            </td>
          ))}
          {menu && <td className={styles.menu} />}
        </tr>
      ))}
    </tbody>
  );
}
