/*
 * The rules of a menu row whose names open panels: what a press, a resting pointer and keys do to it. Pure functions, shared
 * by the component and its tests.
 */

/** Milliseconds that a pointer rests on a name before its panel opens, and stays away before it closes. */
export const hoverDelay = 300;

/** The open panel. */
export interface MegaMenuState {
  /** `href` of the item whose panel is open. `null` = none. */
  value: string | null;
  /** Whether a press keeps it open, so that the pointer may leave. */
  isPinned: boolean;
}

/** Nothing is open. */
export const closedMenu: MegaMenuState = { value: null, isPinned: false };

/** After a press of an item's button. The first press on a panel that the pointer has opened keeps it open. */
export function afterPress({ value, isPinned }: MegaMenuState, item: string): MegaMenuState {
  return value === item && isPinned ? closedMenu : { value: item, isPinned: true };
}

/** After a pointer rested on an item, or (`null`) away from all of them. */
export function afterHover(state: MegaMenuState, item: string | null): MegaMenuState {
  if (item === null) return state.isPinned ? state : closedMenu;
  return state.value === item ? state : { value: item, isPinned: false };
}

/**
 * Whether a pointer that crosses another name is on its way down into the open panel: more down than sideways, in
 * CSS pixels since the last event. Such a pointer has to rest anew before the panel changes.
 */
export function headsForPanel(movementX: number, movementY: number): boolean {
  return movementY > 0 && movementY * 4 >= Math.abs(movementX);
}

/** The control of the row that a key leads to, of `count`; `undefined` for other keys. */
export function controlAfterKey(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) return (index + (rightToLeft ? -step : step) + count) % count;
  return { Home: 0, End: count - 1 }[key];
}
