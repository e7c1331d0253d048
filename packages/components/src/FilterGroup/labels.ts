import type { PluralForms } from '../internal/text/format';

/** Every string that `FilterGroup` shows or announces. */
export interface FilterGroupLabels {
  /** Text of the button that shows the choices that are left out. `{count}` is their number. */
  more: PluralForms;
  /** Text of the button that leaves them out again. */
  fewer: string;
  /** Spoken after the name of a choice. `{count}` is the number of its products. */
  count: PluralForms;
}

/** The English strings of `FilterGroup`. */
export const filterGroupLabels: FilterGroupLabels = {
  more: { other: 'Show {count} more' },
  fewer: 'Show fewer',
  count: { one: '{count} product', other: '{count} products' },
};
