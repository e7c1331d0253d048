import { Button } from '@marketrow/components/Button';
import { HeartIcon } from '@marketrow/components/icons/HeartIcon';
import { ShoppingBagIcon } from '@marketrow/components/icons/ShoppingBagIcon';
import { QuantitySelector } from '@marketrow/components/QuantitySelector';
import { VariantPicker } from '@marketrow/components/VariantPicker';
import { cartLine } from '../cart/cartLine';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { pictureByColour, swatchesOf } from '../data/productPictures';
import { fill } from '../i18n';
import { hold } from '../markup';

/** The form's id, for the button that stands at the foot of a phone. */
export const buyFormId = 'buy';

export interface BuyFormProps {
  page: PageContext;
  product: Product;
}

/**
 * Choice, quantity, cart and wishlist of a product. The page's script (`scripts/entries/product.ts`) reads the form and the
 * line that it holds; without scripts only the choice is drawn, and a sentence says so.
 */
export function BuyForm({ page, product }: BuyFormProps) {
  const t = page.t.product;
  const { price, discount, variants = [] } = product;
  const line = cartLine(product);
  // The script of the cards takes this element for a card, so that its wishlist button works.
  const wishlistButton = (
    <span data-mr-root="product-card" data-mr-line={JSON.stringify(line)}>
      <button
        type="button"
        className="site-wishlist-button"
        data-mr-action="wishlist"
        aria-pressed="false"
        aria-label={fill(t.addToWishlist, { name: product.title })}
      >
        <HeartIcon />
      </button>
    </span>
  );
  // A product that is out of stock can still be put on the wishlist.
  if (product.stock === 0) {
    return (
      <div className="site-buy-actions">
        <p className="site-noscript">{t.outOfStock}</p>
        {wishlistButton}
      </div>
    );
  }
  return (
    <form
      id={buyFormId}
      {...hold('buy', {
        line,
        added: t.added,
        addedButton: t.addedButton,
        price,
        discount,
        variants,
        pictures: pictureByColour(product),
      })}
    >
      <VariantPicker
        {...page.kit.VariantPicker}
        colorName="colour"
        colors={swatchesOf(product, page.locale)}
        sizes={product.size}
        variants={variants}
      />
      <div className="site-buy-actions site-needs-script">
        <QuantitySelector
          {...page.kit.QuantitySelector}
          item={product.title}
          size="lg"
          name="quantity"
          max={product.stock}
        />
        <Button className="site-add" type="submit" size="lg" startIcon={<ShoppingBagIcon />}>
          {t.addToCart}
        </Button>
        {wishlistButton}
      </div>
    </form>
  );
}
