'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { RefObject } from 'react';
import { Gap, TableRow } from './TableRow';
import type { RowParts } from './TableRow';

export interface WindowProps {
  /** All rows, in their order. */
  rows: readonly unknown[];
  /** What every row is drawn with. */
  parts: RowParts<unknown>;
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>;
  /** Height of a row in pixels. */
  rowHeight: number;
}

/** Only the rows in sight and some around them, between two empty rows as high as all the others. */
export function TableWindow({ rows, parts, box, rowHeight }: WindowProps) {
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
  return (
    <tbody>
      {before > 0 && <Gap height={before} parts={parts} />}
      {shown.map(({ index, key }) => {
        const row = rows[index];
        // The head is the first row.
        return row === undefined ? null : <TableRow key={key} row={row} parts={parts} rowIndex={index + 2} />;
      })}
      {after > 0 && <Gap height={after} parts={parts} />}
    </tbody>
  );
}
