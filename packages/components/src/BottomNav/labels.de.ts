import type { BottomNavLabels } from './labels';

/** The German strings of `BottomNav`. */
export const bottomNavLabels: BottomNavLabels = {
  label: 'Untere Leiste',
  cart: { zero: '{title}', one: '{title}, {count} Artikel', other: '{title}, {count} Artikel' },
};
