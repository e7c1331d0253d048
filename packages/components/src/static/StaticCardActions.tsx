import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import '../shop/ProductCard/ProductCard.css';
import { addButton, wishlistButton } from '../shop/ProductCard/productCardControls.js';
import { optionsOf } from '../shop/ProductCard/productCardState.js';
import type { ProductCardActionsProduct, ProductCardSwatch } from '../shop/ProductCard/types.js';
import { isSoldOut, needsChoice } from '../shop/VariantPicker/index.js';
import type { SharedProps } from '../internal/settings/sharedProps.js';

/** A product as a line of the cart: `attachProductCard` hands it to `setQuantity`. */
export interface StaticCardLine {
  /** Identity of the line. */
  id: string | number;
  /** The product's part of its page's address. */
  slug: string;
  /** Name of the product. */
  name: string;
  /** Sale price per piece in major units. */
  price: number;
  /** Pieces that the first press adds. */
  qty: number;
  /** Address of the picture; `''` without one. */
  imgUrl: string;
}

/** The props of `StaticCardActions`. */
export interface StaticCardActionsProps extends SharedProps<never, 'ProductCard'> {
  /** The product of the card. */
  product: ProductCardActionsProduct;
  /** The product as a line of the cart. */
  line: StaticCardLine;
  /** Colors of the product, as the card has them; their values win over the record's. */
  swatches?: readonly ProductCardSwatch[] | undefined;
  /** Whether there is a plus button. @default whether the record has a choice in stock */
  addable?: boolean | undefined;
  /** Whether there is a wishlist button. @default true */
  wishable?: boolean | undefined;
}

/**
 * The controls of a `ProductCard` on a static page, as its `actions`; `attachProductCard` adds the behavior. Renders the
 * buttons and a hidden `<span>` with the line, without a box around them; safe in server components.
 */
export function StaticCardActions({
  product,
  line,
  swatches,
  addable,
  wishable = true,
  labels,
}: StaticCardActionsProps) {
  const settings = useSettings();
  const messages = mergeLabels<Labels<'ProductCard'>>(en.ProductCard, settings.labels.ProductCard, labels);
  const item = product.title;
  const options = optionsOf(product, swatches);
  return (
    <>
      {wishable ? wishlistButton({ item, messages }) : null}
      {(addable ?? !isSoldOut(options)) ? (
        <div className="mr-ProductCard-notch">{addButton({ item, messages, picks: needsChoice(options) })}</div>
      ) : null}
      <span hidden data-mr-line={JSON.stringify(line)} />
    </>
  );
}
