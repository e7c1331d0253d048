'use client';

import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../base/Skeleton/index.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { lazyComponent } from '../../internal/state/lazyComponent.js';
import { Gap, scrollerOf, TableRow } from './TableRow.js';
import type { RowRenderers } from './TableRow.js';
import type { WindowProps } from './TableWindow.js';
import type { TableRecord } from './useTableRows.js';
import './DataTable.css';

interface PageRowsProps<Row extends object> {
  rows: readonly TableRecord<Row>[];
  renderers: RowRenderers<Row>;
}

/** Rows of a page. */
export function PageRows<Row extends object>({ rows, renderers }: PageRowsProps<Row>) {
  return (
    <tbody>
      {rows.map((record) => (
        <TableRow key={record.id} record={record} renderers={renderers} />
      ))}
    </tbody>
  );
}

/** Number of rows rendered before the box is measured, for example on a server. */
const firstRows = 20;

interface WindowedRowsProps<Row extends object> extends PageRowsProps<Row>, Pick<WindowProps, 'rowHeight'> {}

const tableWindow = lazyComponent<WindowProps>(async () => (await import('./TableWindow.js')).TableWindow);

/**
 * Renders the first rows, and the visible ones once the code of the window has loaded. Only windowed tables load it.
 */
export function WindowedRows<Row extends object>({ rows, renderers, rowHeight }: WindowedRowsProps<Row>) {
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(() => tableWindow.get());
  const [offset, setOffset] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  // Server HTML has the first rows, even if an earlier table has loaded the window.
  const Window = hydrated ? loaded : undefined;
  useEffect(() => {
    // Offline, or a new release has replaced the file: the first rows stay, and the search reaches the others.
    if (!loaded)
      tableWindow.load().then(
        (part) => {
          setOffset(scrollerOf(body.current)?.scrollTop ?? 0);
          setLoaded(() => part);
        },
        () => undefined,
      );
  }, [loaded]);
  const renderRow = (index: number) => {
    const record = rows[index];
    // Row 1 is the header.
    return record && <TableRow key={record.id} record={record} renderers={renderers} rowIndex={index + 2} />;
  };
  const renderGap = (height: number) => height > 0 && <Gap height={height} renderers={renderers} />;
  if (Window) {
    return (
      <Window
        count={rows.length}
        renderRow={renderRow}
        renderGap={renderGap}
        rowHeight={rowHeight}
        initialOffset={offset}
      />
    );
  }
  return (
    <tbody ref={body}>
      {rows.slice(0, firstRows).map((_, index) => renderRow(index))}
      {renderGap((rows.length - firstRows) * rowHeight)}
    </tbody>
  );
}

interface LoadingRowsProps<Row extends object> {
  count: number;
  renderers: RowRenderers<Row>;
  label: string;
}

/** Placeholder rows while loading, each with as many cells as a row. */
export function LoadingRows<Row extends object>({
  count,
  renderers: { columns, tick, menu },
  label,
}: LoadingRowsProps<Row>) {
  return (
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className="mr-DataTable-row">
          {tick && <td className="mr-DataTable-tick" />}
          {columns.map(({ id }, column) => (
            <td key={id} className="mr-DataTable-cell">
              <Skeleton />
              {row === 0 && column === 0 && <span className="mr-DataTable-waiting">{label}</span>}
            </td>
          ))}
          {menu && <td className="mr-DataTable-menu" />}
        </tr>
      ))}
    </tbody>
  );
}
