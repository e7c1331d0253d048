import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import type { PriceRecord } from '../../internal/text/money.js';
import type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { QuantityChangeReason } from '../QuantitySelector/index.js';
import type { QuickViewChoice } from '../QuickView/index.js';
import type { VariantStock } from '../VariantPicker/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** Fields of a product that the controls of a card read. */
export interface ProductCardActionsProduct {
  /** The record's own identity. */
  id: string | number;
  /** Names the product in the names of the controls and in announcements. */
  title: string;
  /** The sizes. With several the plus button opens a picker: none is chosen for the shopper. */
  size?: readonly string[] | null | undefined;
  /** Colors as CSS values. */
  colors?: readonly string[] | null | undefined;
  /** Choices with a price or a stock of their own; one with stock 0 cannot be chosen. */
  variants?: readonly VariantStock[] | null | undefined;
  /** Pieces at hand; 0: there is no plus button. Left out: in stock. */
  stock?: number | undefined;
}

/** The props of `ProductCardActions`. A handler may return a promise: the announcement waits for it, and a rejection announces the failure. */
export interface ProductCardActionsProps<
  Product extends ProductCardActionsProduct = ProductCardActionsProduct,
> extends SharedProps<'locale' | 'currency', 'ProductCard'> {
  /** The product, handed to each handler. */
  product: Product;
  /** Pieces in the cart, when the caller keeps them: from 1 on the plus button is a stepper. */
  quantity?: number | undefined;
  /** Pieces in the cart at first, when the card keeps them. @default 0 */
  defaultQuantity?: number | undefined;
  /** Whether the product is on the wishlist, when the caller keeps it. */
  wished?: boolean | undefined;
  /** Whether the product is on the wishlist at first, when the card keeps it. @default false */
  defaultWished?: boolean | undefined;
  /** Names of the colors, for the picker. */
  swatches?: readonly ProductCardSwatch[] | undefined;
  /**
   * Called when the plus button is pressed; of a product with sizes once one is chosen, with the choice. Without it there is no
   * plus button.
   */
  onAdd?: ((product: Product, choice?: QuickViewChoice) => unknown) | undefined;
  /** Opens a picker of the app's own, where the product has several sizes. @default the card's picker */
  onChoose?: ((product: Product) => void) | undefined;
  /** Called when the stepper changes; 0 = take it out. Without it the plus button never becomes a stepper. */
  onQuantityChange?: ((quantity: number, details: ReasonedDetails<QuantityChangeReason>) => unknown) | undefined;
  /** Called when the wishlist button is pressed. Without it there is no wishlist button. */
  onWishlistChange?: ((wished: boolean, details: ChangeDetails) => unknown) | undefined;
}

/** What a card reads of a product's record. */
export interface ProductCardProduct extends ProductCardActionsProduct, PriceRecord {
  /** The record's own identity. */
  id: string | number;
  /** Name of the product. */
  title: string;
  /** Address of the picture. Without one an empty place is drawn. */
  thumbnail?: string | null | undefined;
  /** The seller; left out: no shop is named. */
  shop?: { name: string } | null | undefined;
  /** Average score, 0 = not rated yet. Left out: no score is shown. */
  rating?: number | null | undefined;
  /** Number of ratings. Left out: the sum of `ratingCounts`, else the length of `reviews`. */
  ratingCount?: number | undefined;
  /** How often one, two, three, four and five stars were given; only their sum is read. */
  ratingCounts?: readonly number[] | null | undefined;
  /** The reviews; only their number is read. Without all three no count is shown. */
  reviews?: readonly unknown[] | undefined;
  /** What the price is for, as "kg". */
  unit?: string | null | undefined;
  /** 'New' puts a badge on the picture. */
  status?: string | null | undefined;
}

/** A color of a product with its name. */
export interface ProductCardSwatch {
  /** The color as a CSS value. */
  value: string;
  /** Its name. */
  label: string;
}

/** The props of `ProductCard`: those of its `<article>`, and these. */
export interface ProductCardProps
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    Omit<ProductCardActionsProps<ProductCardProduct>, 'product'>,
    SharedProps<'locale' | 'currency' | 'renderImage', 'ProductCard'> {
  /** The product's record. */
  product: ProductCardProduct;
  /** Address of the product's page. */
  href: string;
  /** Renders the link by another element, as a router's. */
  render?: RenderProp | undefined;
  /** Level of the heading: one below the list's own. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * `grid`: square picture; `wide`: picture 5 by 4; `tall`: the picture takes the height that is left;
   * `list`: picture, words and price beside each other, over the whole line; `row`: thumb, title, price, for panels.
   * @default 'grid'
   */
  layout?: 'grid' | 'wide' | 'tall' | 'list' | 'row' | undefined;
  /** Candidates of the picture, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Second picture, shown and fetched on hover and focus, never by touch. */
  hoverSrc?: string | undefined;
  /** Candidates of the second picture. */
  hoverSrcSet?: string | undefined;
  /** Width of the picture on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  /** `eager` for the first row of a page. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** Priority of fetching the picture. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Names of the colors, spoken in place of the swatches; their values win over the record's. */
  swatches?: readonly ProductCardSwatch[] | undefined;
  /** Slot on the picture. A string is drawn as a hang-tag; `null` takes the badge away. @default reduction and "New" by the record */
  badge?: ReactNode;
  /** Slot for what stands in place of the pictures. */
  media?: ReactNode;
  /** Slot for the controls, as `ProductCardActions` from a file marked `'use client'`; `null` takes them away. @default the controls that have a handler */
  actions?: ReactNode;
  /** Slot under the price. */
  footer?: ReactNode;
  /** Nothing of it is left: a gray tag says so, and it cannot be added. @default whether the record has no choice in stock */
  soldOut?: boolean | undefined;
}
