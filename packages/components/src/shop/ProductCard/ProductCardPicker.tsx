'use client';

import { settle } from '../../internal/state/settle.js';
import { QuickView } from '../QuickView/index.js';
import type { QuickViewChoice, QuickViewProduct } from '../QuickView/index.js';
import type { Labels } from '../../labels/Labels.js';
import type { ProductCardActionsProduct, ProductCardSwatch } from './types.js';

interface ProductCardPickerProps<Product extends ProductCardActionsProduct> {
  product: Product;
  swatches: readonly ProductCardSwatch[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (product: Product, choice: QuickViewChoice) => unknown;
  currency: string;
  locale: string;
  labels: Partial<Labels<'QuickView'>> | undefined;
}

/** Type of `ProductCardPicker`, which is loaded on the first press that needs it. */
export type ProductCardPickerType = typeof ProductCardPicker;

/** Asks for the size to add: a quick view without images, which closes once the cart has accepted it. */
export function ProductCardPicker<Product extends ProductCardActionsProduct>({
  product,
  swatches,
  onOpenChange,
  onAdd,
  ...rest
}: ProductCardPickerProps<Product>) {
  return (
    <QuickView
      {...rest}
      onOpenChange={onOpenChange}
      // A record without a price shows none.
      product={product as Product & QuickViewProduct}
      colors={swatches}
      onAdd={(added, choice) => {
        const result = onAdd(added, choice);
        settle(
          result,
          () => onOpenChange(false),
          () => undefined,
        );
        return result;
      }}
    />
  );
}
