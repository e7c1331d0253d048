import type { PluralForms } from '../internal/text/format';

/** Every string that `BundleBox` shows or announces. */
export interface BundleBoxLabels {
  /** The heading. */
  title: string;
  /** Before the title of the product that the page is about. */
  thisItem: string;
  /** In the row of a product of which nothing is left. */
  soldOut: string;
  /** Name of a tick. `{name}` is filled in. */
  include: string;
  /** Before the sum. */
  total: string;
  /** Spoken before the sum without reductions. */
  original: string;
  /** The button. */
  add: PluralForms;
  /** The button while nothing is ticked. */
  none: string;
  /** Announced after adding. `{count}` is filled in. */
  added: PluralForms;
  /** Announced when the cart did not take them. */
  failed: string;
}

/** The English strings of `BundleBox`. */
export const bundleBoxLabels: BundleBoxLabels = {
  title: 'Often bought together',
  thisItem: 'This product',
  soldOut: 'Sold out',
  include: 'Include {name}',
  total: 'Total',
  original: 'Original price',
  add: { one: 'Add {count} item', other: 'Add all {count}' },
  none: 'Choose something',
  added: { one: '{count} item added to cart', other: '{count} items added to cart' },
  failed: 'The cart could not be changed. Please try again.',
};
