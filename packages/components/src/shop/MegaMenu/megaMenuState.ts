/* Rules of the menu row: how presses, hover and keys change the open panel. Pure functions. */

/** Time in milliseconds that a pointer stays on an item before its panel opens, and away before it closes. */
export const hoverDelay = 300;

/** State of the open panel. */
export interface MegaMenuState {
  /** `href` of the item whose panel is open; `null` for none. */
  value: string | null;
  /** Whether a press pinned it: it stays open when the pointer leaves. */
  isPinned: boolean;
}

/** State without an open panel. */
export const closedMenu: MegaMenuState = { value: null, isPinned: false };

/** Returns the state after a press of the button of `item`. The first press on a panel opened by hover pins it. */
export function afterPress({ value, isPinned }: MegaMenuState, item: string): MegaMenuState {
  return value === item && isPinned ? closedMenu : { value: item, isPinned: true };
}

/** Returns the state after a hover of `item`, or after the pointer left all items (`null`). */
export function afterHover(state: MegaMenuState, item: string | null): MegaMenuState {
  if (item === null) return state.isPinned ? state : closedMenu;
  return state.value === item ? state : { value: item, isPinned: false };
}

/**
 * Returns whether a pointer that crosses another item moves down into the open panel: more down than sideways, in CSS
 * pixels since the last event. Such a pointer does not change the panel until it stays on an item.
 */
export function headsForPanel(movementX: number, movementY: number): boolean {
  return movementY > 0 && movementY * 4 >= Math.abs(movementX);
}

/** Returns the index of the control that a key moves to, among `count`; `undefined` for other keys. */
export function controlAfterKey(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) return (index + (rightToLeft ? -step : step) + count) % count;
  return { Home: 0, End: count - 1 }[key];
}
