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
  /** How far the box is scrolled already, in pixels. */
  initialOffset: number;
}

/** Only the rows in sight and some around them, between two empty rows as high as all the others. */
export function TableWindow({ count, renderRow, renderGap, rowHeight, initialOffset }: WindowProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- the virtualizer is read in this render only and never memoised
  const virtualizer = useVirtualizer({
    count,
    // A ref to the box itself would still be empty when the window asks first: React fills it after those inside.
    getScrollElement: () => scrollerOf(body.current),
    estimateSize: () => rowHeight,
    overscan: 8,
    initialOffset,
    // Before the box is measured, as on a server, a first screen is drawn.
    initialRect: { width: 0, height: rowHeight * 12 },
    observeElementRect,
    // The window follows the box and never scrolls it. TanStack would at first, to where it is, which lays out the page.
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

/** Tells the size of the box once the browser has laid it out. To ask for it earlier would lay out the page twice. */
function observeElementRect(
  { scrollElement, targetWindow }: Virtualizer<HTMLElement, Element>,
  onRect: (rect: Rect) => void,
): (() => void) | undefined {
  // jsdom has none: the size stays that of `initialRect`.
  if (!scrollElement || !targetWindow || !('ResizeObserver' in targetWindow)) return undefined;
  const observer = new targetWindow.ResizeObserver(([entry]) => {
    const size = entry?.borderBoxSize[0];
    if (size) onRect({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
