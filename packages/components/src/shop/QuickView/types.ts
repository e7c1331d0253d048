import type { Measure, PriceRecord } from '../../internal/text/money.js';
import type { VariantChoice, VariantStock } from '../VariantPicker/index.js';

/** Fields of a product that the dialog reads. */
export interface QuickViewProduct extends PriceRecord {
  /** Id of the product. */
  id: string | number;
  /** Name of the product. */
  title: string;
  /** Seller. Omit to hide the name. */
  shop?: { name: string } | null | undefined;
  /** Average rating, 0 = not rated yet. Omit to hide it. */
  rating?: number | null | undefined;
  /** Number of ratings. @default the sum of `ratingCounts` */
  ratingCount?: number | undefined;
  /** Number of ratings with one, two, three, four and five stars; only their sum is used. */
  ratingCounts?: readonly number[] | null | undefined;
  /** Unit of the price, such as "kg". Hidden with `measure`. */
  unit?: string | null | undefined;
  /** Contents of one piece, for the price per unit (`$4.00 / kg`). */
  measure?: Measure | null | undefined;
  /** Sizes. With several, none is preselected. */
  size?: readonly string[] | null | undefined;
  /** Variants with their own price or stock; one with stock 0 cannot be chosen. */
  variants?: readonly VariantStock[] | null | undefined;
  /** Units in stock. @default in stock */
  stock?: number | undefined;
}

/** Choice passed to `onAdd`. */
export interface QuickViewChoice extends VariantChoice {
  /** Quantity. */
  quantity: number;
}
