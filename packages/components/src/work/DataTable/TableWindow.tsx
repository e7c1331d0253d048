'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import type { Rect, Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { scrollerOf } from './TableRow.js';

export interface WindowProps {
  /** Number of all rows. */
  count: number;
  /** Renders the row at an index. */
  renderRow: (index: number) => ReactNode;
  /** Renders an empty row of a height in pixels. */
  renderGap: (height: number) => ReactNode;
  /** Height of a row in pixels. */
  rowHeight: number;
  /** Initial scroll offset of the box in pixels. */
  initialOffset: number;
}

/** Visible rows and some around them, between two empty rows that are as high as all the others. */
export function TableWindow({ count, renderRow, renderGap, rowHeight, initialOffset }: WindowProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- the virtualizer is read in this render only and never memoised
  const virtualizer = useVirtualizer({
    count,
    // Not a ref to the box: React sets it after those of its children, so it would still be empty here.
    getScrollElement: () => scrollerOf(body.current),
    estimateSize: () => rowHeight,
    overscan: 8,
    initialOffset,
    // First screen of rows, rendered before the box is measured, for example on a server.
    initialRect: { width: 0, height: rowHeight * 12 },
    observeElementRect,
    // The window never scrolls the box. By default TanStack scrolls to the current offset, which forces a layout.
    scrollToFn: () => undefined,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <tbody ref={body}>
      {renderGap(before)}
      {shown.map(({ index }) => renderRow(index))}
      {renderGap(after)}
    </tbody>
  );
}

/** Calls `callback` with the size of the box after layout. Measuring earlier would force a second layout. */
function observeElementRect(
  { scrollElement, targetWindow }: Virtualizer<HTMLElement, Element>,
  onRect: (rect: Rect) => void,
): (() => void) | undefined {
  // jsdom has none: `initialRect` stays.
  if (!scrollElement || !targetWindow || !('ResizeObserver' in targetWindow)) return undefined;
  const observer = new targetWindow.ResizeObserver(([entry]) => {
    const size = entry?.borderBoxSize[0];
    if (size) onRect({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
