/** Distance to the control and to the edges of the window, in pixels. */
const gap = 8;

/**
 * Returns the position of the tooltip in pixels from the top left corner of the window: centered above or below the
 * control, on the other side without enough space, and never outside the window.
 */
export function tooltipPosition(
  anchor: { left: number; top: number; width: number; height: number },
  tip: { width: number; height: number },
  side: 'top' | 'bottom',
  view: { width: number; height: number },
): { x: number; y: number } {
  const middle = anchor.left + anchor.width / 2 - tip.width / 2;
  const x = Math.max(gap, Math.min(middle, view.width - tip.width - gap));
  const over = anchor.top - tip.height - gap;
  const under = anchor.top + anchor.height + gap;
  const hasRoomOver = over >= gap;
  const hasRoomUnder = under + tip.height + gap <= view.height;
  const isOver = side === 'top' ? hasRoomOver || !hasRoomUnder : hasRoomOver && !hasRoomUnder;
  return { x: Math.round(x), y: Math.round(isOver ? over : under) };
}
