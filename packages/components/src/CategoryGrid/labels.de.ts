import type { CategoryGridLabels } from './labels';

/** The German strings of `CategoryGrid`. */
export const categoryGridLabels: CategoryGridLabels = {
  products: { one: '{count} Artikel', other: '{count} Artikel' },
  all: 'Alles',
};
