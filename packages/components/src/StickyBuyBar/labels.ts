/** Every string that `StickyBuyBar` shows or announces. */
export interface StickyBuyBarLabels {
  /** Name of the whole. */
  label: string;
}

/** The English strings of `StickyBuyBar`. */
export const stickyBuyBarLabels: StickyBuyBarLabels = {
  label: 'Buy this product',
};
