import type { PriceRecord } from '../../internal/text/money.js';
import type { VariantChoice, VariantStock } from '../VariantPicker/index.js';

/** What the dialog reads of a product's record. */
export interface QuickViewProduct extends PriceRecord {
  /** The record's own identity. */
  id: string | number;
  /** Name of the product. */
  title: string;
  /** The seller; left out: no shop is named. */
  shop?: { name: string } | null | undefined;
  /** Average score, 0 = not rated yet. Left out: no score is shown. */
  rating?: number | null | undefined;
  /** Number of ratings. Left out: the sum of `ratingCounts`. */
  ratingCount?: number | undefined;
  /** How often one, two, three, four and five stars were given; only their sum is read. */
  ratingCounts?: readonly number[] | null | undefined;
  /** What the price is for, as "kg". */
  unit?: string | null | undefined;
  /** The sizes. Of several none is chosen for the shopper. */
  size?: readonly string[] | null | undefined;
  /** Choices with a price or a stock of their own; one with stock 0 cannot be chosen. */
  variants?: readonly VariantStock[] | null | undefined;
  /** Pieces at hand. Left out: in stock. */
  stock?: number | undefined;
}

/** What was chosen, handed to `onAdd`. */
export interface QuickViewChoice extends VariantChoice {
  /** Pieces. */
  quantity: number;
}
