import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import type { Measure, PriceRecord } from '../../internal/text/money.js';
import type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { QuantityChangeReason } from '../QuantitySelector/index.js';
import type { QuickViewChoice } from '../QuickView/index.js';
import type { VariantStock } from '../VariantPicker/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** Fields of a product that the controls of a card read. */
export interface ProductCardActionsProduct {
  /** Id of the product. */
  id: string | number;
  /** Title, used in the names of the controls and in announcements. */
  title: string;
  /** Sizes. With several, the plus button opens a picker; none is preselected. */
  size?: readonly string[] | null | undefined;
  /** Colors as CSS values. */
  colors?: readonly string[] | null | undefined;
  /** Variants with their own price or stock; one with stock 0 cannot be chosen. */
  variants?: readonly VariantStock[] | null | undefined;
  /** Units in stock; 0 hides the plus button. @default in stock */
  stock?: number | undefined;
}

/**
 * Props of `ProductCardActions`. A handler may return a promise: success is announced when it resolves, the failure
 * when it rejects.
 */
export interface ProductCardActionsProps<
  Product extends ProductCardActionsProduct = ProductCardActionsProduct,
> extends SharedProps<'locale' | 'currency', 'ProductCard'> {
  /** Product, passed to each handler. */
  product: Product;
  /** Quantity in the cart (controlled): from 1, a stepper replaces the plus button. */
  quantity?: number | undefined;
  /** Initial quantity in the cart (uncontrolled). @default 0 */
  defaultQuantity?: number | undefined;
  /** Whether the product is on the wishlist (controlled). */
  wished?: boolean | undefined;
  /** Whether the product is on the wishlist at first (uncontrolled). @default false */
  defaultWished?: boolean | undefined;
  /** Names of the colors, for the picker. */
  swatches?: readonly ProductCardSwatch[] | undefined;
  /**
   * Called when the plus button is pressed; for a product with sizes once one is chosen, with the choice. Omit to hide
   * the plus button.
   */
  onAdd?: ((product: Product, choice?: QuickViewChoice) => unknown) | undefined;
  /** Called to open your own picker for a product with several sizes. @default the picker of the card */
  onChoose?: ((product: Product) => void) | undefined;
  /** Called when the stepper changes; 0 removes the product. If omitted, the plus button never becomes a stepper. */
  onQuantityChange?: ((quantity: number, details: ReasonedDetails<QuantityChangeReason>) => unknown) | undefined;
  /** Called when the wishlist button is pressed. Omit to hide the button. */
  onWishlistChange?: ((wished: boolean, details: ChangeDetails) => unknown) | undefined;
}

/** Fields of a product that the card reads. */
export interface ProductCardProduct extends ProductCardActionsProduct, PriceRecord {
  /** Id of the product. */
  id: string | number;
  /** Name of the product. */
  title: string;
  /** URL of the image. Without one a placeholder is rendered. */
  thumbnail?: string | null | undefined;
  /** Seller. Omit to hide the name. */
  shop?: { name: string } | null | undefined;
  /** Average rating, 0 = not rated yet. Omit to hide it. */
  rating?: number | null | undefined;
  /** Number of ratings. @default the sum of `ratingCounts`, or the length of `reviews` */
  ratingCount?: number | undefined;
  /** Number of ratings with one, two, three, four and five stars; only their sum is used. */
  ratingCounts?: readonly number[] | null | undefined;
  /** Reviews; only their number is used. The count is hidden without all three. */
  reviews?: readonly unknown[] | undefined;
  /** Unit of the price, such as "kg". Hidden with `measure`. */
  unit?: string | null | undefined;
  /** Contents of one piece, for the price per unit (`$4.00 / kg`). */
  measure?: Measure | null | undefined;
  /** 'New' adds a badge to the image. */
  status?: string | null | undefined;
}

/** Color of a product with its name. */
export interface ProductCardSwatch {
  /** Color as a CSS value. */
  value: string;
  /** Name of the color. */
  label: string;
}

/** The props of `ProductCard`: those of its `<article>`, and these. */
export interface ProductCardProps
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    Omit<ProductCardActionsProps<ProductCardProduct>, 'product'>,
    SharedProps<'locale' | 'currency' | 'renderImage', 'ProductCard'> {
  /** Record of the product. */
  product: ProductCardProduct;
  /** URL of the product page. */
  href: string;
  /** Renders another link element, such as a router's. */
  render?: RenderProp | undefined;
  /** Heading level, one below that of the list. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * `grid`: square image; `wide`: image 5 by 4; `tall`: the image fills the remaining height; `list`: image, text and
   * price side by side over the full width; `row`: thumbnail, title and price, for panels.
   * @default 'grid'
   */
  layout?: 'grid' | 'wide' | 'tall' | 'list' | 'row' | undefined;
  /** Candidates of the image, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** URL of a second image, shown and loaded on hover and focus, never on touch. */
  hoverSrc?: string | undefined;
  /** Candidates of the second image. */
  hoverSrcSet?: string | undefined;
  /** Width of the image on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** Loading of the image: `eager` for the first row of a page. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** Priority of loading the image. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Names of the colors, announced instead of the swatches; their values override those of the record. */
  swatches?: readonly ProductCardSwatch[] | undefined;
  /**
   * Slot over the image. A string is rendered as a tag; `null` hides the badge. @default discount and "New" from the
   * record
   */
  badge?: ReactNode;
  /** Replaces the images. */
  media?: ReactNode;
  /**
   * Slot for the controls, such as `ProductCardActions` from a file marked `'use client'`; `null` hides them. @default
   * the controls that have a handler
   */
  actions?: ReactNode;
  /** Slot under the price. */
  footer?: ReactNode;
  /** Shows a "Sold out" tag, and hides the plus button. @default whether nothing of the record is in stock */
  soldOut?: boolean | undefined;
}
