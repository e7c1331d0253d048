import type { PluralForms } from '../internal/text/format';

/** Every string that `CategoryGrid` shows or announces. */
export interface CategoryGridLabels {
  /** Under the name; `{count}` is filled in. */
  products: PluralForms;
  /** Under the last arch, which leads to all categories. */
  all: string;
}

/** The English strings of `CategoryGrid`. */
export const categoryGridLabels: CategoryGridLabels = {
  products: { one: '{count} product', other: '{count} products' },
  all: 'Everything',
};
