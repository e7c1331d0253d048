import type { CountNames } from '../internal/text/counts';

/** Every string that `BottomNav` announces. */
export interface BottomNavLabels {
  /** Name of the bar. */
  label: string;
  /** Name of the item with the badge, with `{title}` and `{count}`; `zero` for an empty cart. */
  cart: CountNames;
}

/** The English strings of `BottomNav`. */
export const bottomNavLabels: BottomNavLabels = {
  label: 'Bottom',
  cart: { zero: '{title}', one: '{title}, {count} item', other: '{title}, {count} items' },
};
