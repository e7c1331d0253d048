/** Distance to the control and to the edges of the window, in pixels. */
const gap = 8;

/**
 * Where the words stand in the window, in pixels from its upper left corner: centred over or under the control, on the other
 * side where there is no room, and never beyond the window's edges.
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
