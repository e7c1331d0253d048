import type { BuyFormPage } from '../components/BuyForm';
import type { PageContext } from '../context/pageContext';

/** What the browser needs to draw prices, cards and the form of a product anew. */
export interface ChangesContext extends BuyFormPage {
  kit: BuyFormPage['kit'] & Pick<PageContext['kit'], 'Price' | 'ProductCard'>;
}

/** The part of a page's context that `showChanges` reads as a file. */
export function changesContext({ kit, t }: PageContext): ChangesContext {
  const { Price, ProductCard, QuantitySelector, VariantPicker } = kit;
  const { added, addedButton, addToCart, addToWishlist, chooseSize, outOfStock, notSold, pictured } = t.product;
  return {
    kit: { Price, ProductCard, QuantitySelector, VariantPicker },
    t: {
      cart: { size: t.cart.size },
      product: { added, addedButton, addToCart, addToWishlist, chooseSize, outOfStock, notSold, pictured },
    },
  };
}
