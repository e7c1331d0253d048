/** Every string that `Price` shows or announces. */
export interface PriceLabels {
  /** Spoken before what the buyer pays. */
  price: string;
  /** Spoken before the struck price. */
  originalPrice: string;
  /** Spoken after a reduced price. `{percent}` is filled in ("20%"). */
  save: string;
  /** Shown after a reduced price with `showSaving`. `{amount}` is filled in ("$8.65"). */
  saving: string;
}

/** The English strings of `Price`. */
export const priceLabels: PriceLabels = {
  price: 'Price',
  originalPrice: 'Original price',
  save: 'Save {percent}',
  saving: 'You save {amount}',
};
