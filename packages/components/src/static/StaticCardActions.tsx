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

/** Product as a cart line; `attachProductCard` passes it to `setQuantity`. */
export interface StaticCardLine {
  /** Id of the line. */
  id: string | number;
  /** URL slug of the product. */
  slug: string;
  /** Name of the product. */
  name: string;
  /** Unit price in major units, after the discount. */
  price: number;
  /** Quantity that the first press adds. */
  qty: number;
  /** URL of the image; `''` without one. */
  imgUrl: string;
}

/** Props of `StaticCardActions`. */
export interface StaticCardActionsProps extends SharedProps<never, 'ProductCard'> {
  /** Product of the card. */
  product: ProductCardActionsProduct;
  /** Product as a cart line. */
  line: StaticCardLine;
  /** Names of the colors, as for `ProductCard`; their values override those of the record. */
  swatches?: readonly ProductCardSwatch[] | undefined;
  /** Whether there is a plus button; `hidden` while every variant is sold out. @default true */
  addable?: boolean | undefined;
  /** Whether there is a wishlist button. @default true */
  wishable?: boolean | undefined;
}

/**
 * Controls of a `ProductCard` on a static page, for its `actions` slot; `attachProductCard` adds the behavior. Renders
 * the buttons and a hidden `<span>` with the line, without a wrapper; safe in server components.
 */
export function StaticCardActions({
  product,
  line,
  swatches,
  addable = true,
  wishable = true,
  labels,
}: StaticCardActionsProps) {
  const [settings] = useSettings({});
  const messages = mergeLabels<Labels<'ProductCard'>>(en.ProductCard, settings.labels.ProductCard, labels);
  const item = product.title;
  const options = optionsOf(product, swatches);
  return (
    <>
      {wishable ? wishlistButton({ item, messages }) : null}
      {addable ? (
        // Hidden, not left out: a script can show it once there is stock again.
        <div className="mr-ProductCard-notch" hidden={isSoldOut(options)}>
          {addButton({ item, messages, picks: needsChoice(options) })}
        </div>
      ) : null}
      <span hidden data-mr-line={JSON.stringify(line)} />
    </>
  );
}
