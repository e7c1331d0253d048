import { Button } from '@marketrow/components/Button';
import { HeartIcon } from '@marketrow/components/icons/HeartIcon';
import { ShoppingBagIcon } from '@marketrow/components/icons/ShoppingBagIcon';
import { StaticQuantitySelector } from '@marketrow/components/StaticQuantitySelector';
import { StaticVariantPicker } from '@marketrow/components/StaticVariantPicker';
import { isSoldOut } from '../data/contractRules';
import { cartLine } from '../cart/cartLine';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { fill } from '../i18n/fill';
import { hold } from '../markup';

/** The form's id, for the button that stands at the foot of a phone. */
export const buyFormId = 'buy';

/** What the form needs of its page: the browser draws it with less than a whole page has. */
export interface BuyFormPage {
  kit: Pick<PageContext['kit'], 'VariantPicker' | 'QuantitySelector'>;
  t: {
    cart: Pick<PageContext['t']['cart'], 'size'>;
    product: Pick<
      PageContext['t']['product'],
      'added' | 'addedButton' | 'addToCart' | 'addToWishlist' | 'chooseSize' | 'notSold' | 'outOfStock' | 'pictured'
    >;
  };
}

export interface BuyFormProps {
  page: BuyFormPage;
  product: Pick<
    Product,
    | 'id'
    | 'slug'
    | 'title'
    | 'price'
    | 'discount'
    | 'compareAtPrice'
    | 'thumbnail'
    | 'colors'
    | 'size'
    | 'stock'
    | 'variants'
    | 'published'
  >;
  /** The colours to choose from, by name. */
  colors: readonly { value: string; label: string }[];
  /** The picture of each colour that has its own. */
  pictures: Record<string, string>;
}

/**
 * Choice, quantity, cart and wishlist of a product. The page's script (`scripts/entries/product.ts`) reads the form and the
 * line that it holds; without scripts only the choice is drawn, and a sentence says so.
 */
export function BuyForm({ page, product, colors, pictures }: BuyFormProps) {
  const t = page.t.product;
  const { price, discount, compareAtPrice, variants = [] } = product;
  const line = cartLine(product);
  // The script of the cards takes an element with a line in it for a card, so that its wishlist button works.
  const wishlistButton = (
    <span>
      <button
        type="button"
        className="site-wishlist-button"
        data-mr-action="wishlist"
        aria-pressed="false"
        aria-label={fill(t.addToWishlist, { name: product.title })}
      >
        <HeartIcon />
      </button>
      <span hidden data-mr-line={JSON.stringify(line)} />
    </span>
  );
  const isSold = product.published && !isSoldOut(product);
  const pictured = picturedColors(colors, pictures);
  const note = pictured && fill(t.pictured, { color: pictured });
  // Both states are there, so that the page's script can show another one without drawing it.
  return (
    <>
      <div
        className="site-buy-actions"
        hidden={isSold}
        {...hold('not-sold', { soldOut: t.outOfStock, notSold: t.notSold })}
      >
        <p className="site-noscript">{product.published ? t.outOfStock : t.notSold}</p>
        {/* What cannot be bought can still be put on the wishlist. */}
        {wishlistButton}
      </div>
      <form
        id={buyFormId}
        hidden={!isSold}
        {...hold('buy', {
          line,
          added: t.added,
          addedButton: t.addedButton,
          addToCart: t.addToCart,
          chooseSize: t.chooseSize,
          size: page.t.cart.size,
          stock: product.stock,
          price,
          discount,
          compareAtPrice,
          variants,
          pictures,
        })}
      >
        <StaticVariantPicker
          {...page.kit.VariantPicker}
          colorName="colour"
          colors={colors}
          sizes={product.size}
          variants={variants}
          stock={product.stock}
        />
        {note !== undefined && <p className="site-pictured">{note}</p>}
        <div className="site-buy-actions site-needs-script">
          <StaticQuantitySelector
            {...page.kit.QuantitySelector}
            item={product.title}
            size="lg"
            name="quantity"
            // Hidden while it is 0; the page's script sets that of today.
            max={product.stock || undefined}
          />
          <Button className="site-add" type="submit" size="lg" startIcon={<ShoppingBagIcon />}>
            {buyText(t, product)}
          </Button>
          {wishlistButton}
        </div>
      </form>
    </>
  );
}

/** Text of the button that buys: of several sizes one is to be chosen first. */
export function buyText(
  { addToCart, chooseSize }: BuyFormPage['t']['product'],
  { size }: Pick<Product, 'size'>,
): string {
  return (size?.length ?? 0) > 1 ? chooseSize : addToCart;
}

/** The names of the colors that the pictures show, where a color can be chosen that they do not. */
function picturedColors(colors: BuyFormProps['colors'], pictures: BuyFormProps['pictures']): string | undefined {
  const shown = colors.filter(({ value }) => value in pictures);
  if (colors.length < 2 || shown.length === colors.length) return undefined;
  // Without pictures of their own all colors are pictured as the first.
  return (shown.length > 0 ? shown : colors.slice(0, 1)).map(({ label }) => label).join(', ');
}
