import { Button } from '@marketrow/components/Button';
import { QuantitySelector } from '@marketrow/components/QuantitySelector';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { swatchesOf } from '../data/productPictures';
import { fill } from '../i18n';
import { cartLine } from '../cart/cartLine';
import { hold, mark } from '../markup';
import { Icon } from './Icon';

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
  const colours = swatchesOf(product, page.locale);
  const sizes = product.size ?? [];
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
        <Icon name="heart" />
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
    <form {...hold('buy', { line, added: t.added })}>
      {colours.length === 0 ? null : (
        <fieldset className="site-option">
          <legend>
            {t.colour} <span {...mark('chosen-colour')}>{colours[0]?.label}</span>
          </legend>
          <div className="site-swatches">
            {colours.map(({ value, label }, index) => (
              <label key={value} className="site-swatch">
                <input type="radio" name="colour" value={value} defaultChecked={index === 0} aria-label={label} />
                <span style={{ ['--site-swatch' as string]: value }} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length === 0 ? null : (
        <fieldset className="site-option">
          <legend>{t.size}</legend>
          <div className="site-chips">
            {sizes.map((size, index) => (
              <label key={size} className="site-chip">
                <input type="radio" name="size" value={size} defaultChecked={index === 0} />
                <span>{size}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="site-buy-actions site-needs-script">
        <QuantitySelector
          {...page.kit.QuantitySelector}
          item={product.title}
          size="lg"
          name="quantity"
          max={product.stock}
        />
        <Button className="site-add" type="submit" size="lg" startIcon={<Icon name="bag" />}>
          {t.addToCart}
        </Button>
        {wishlistButton}
      </div>
    </form>
  );
}
