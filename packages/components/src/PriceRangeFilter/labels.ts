/** Every string that `PriceRangeFilter` shows or announces. */
export interface PriceRangeFilterLabels {
  /** The legend when `label` is left out. */
  label: string;
  /** Name of the lower thumb and field. */
  min: string;
  /** Name of the upper thumb and field. */
  max: string;
  /** The text is no amount, or can be two. `{example}` is one as the language writes it. */
  invalid: string;
}

/** The English strings of `PriceRangeFilter`. */
export const priceRangeFilterLabels: PriceRangeFilterLabels = {
  label: 'Price',
  min: 'Minimum price',
  max: 'Maximum price',
  invalid: 'Enter an amount, such as {example}.',
};
