import { useCart } from '@marketrow/cart-client/react';
import { ProductCard } from '@marketrow/components/ProductCard';
import { ProductGrid } from '@marketrow/components/ProductGrid';
import { useSyncExternalStore } from 'react';
import { cartLine } from '../../cart/cartLine';
import { changeCart } from '../../cart/isTaken';
import { openPicker } from '../../scripts/lib/openPicker';
import { pictureWidths } from '../../data/pictureWidths';
import type { FoundProduct } from '../../search/catalog';
import type { View } from '../../search/searchQuery';
import { cart, wishlist } from '../../store';
import type { SearchPageProps } from './searchMessages';

interface SearchResultsProps extends Pick<SearchPageProps, 'kit' | 'productHref' | 'currency'> {
  products: readonly FoundProduct[];
  view: View;
  /** Accessible name of the list. */
  label: string;
  headingLevel: 2 | 3;
}

const sizes: Record<View, string> = {
  grid: '(min-width: 1400px) 245px, (min-width: 1100px) 19vw, (min-width: 720px) 30vw, 46vw',
  compact: '(min-width: 1100px) 160px, (min-width: 720px) 20vw, 31vw',
  list: '(min-width: 900px) 184px, 120px',
};

/** Products as cards that know the cart and the wishlist. */
export function SearchResults(props: SearchResultsProps) {
  const { products, view, label, headingLevel, kit, productHref, currency } = props;
  const { items } = useCart(cart);
  const wished = useSyncExternalStore(wishlist.subscribe, wishlist.getState, wishlist.getServerState);
  const hrefOf = ({ slug }: FoundProduct) => productHref.replace('{slug}', encodeURIComponent(slug));
  const card = (found: FoundProduct, index: number) => (
    <ProductCard
      {...kit.ProductCard}
      currency={currency}
      product={{ ...found, colors: found.swatches.map(({ value }) => value) }}
      href={hrefOf(found)}
      headingLevel={headingLevel}
      layout={view === 'list' ? 'list' : 'grid'}
      srcSet={pictureWidths(found.thumbnail)}
      hoverSrc={found.hover}
      hoverSrcSet={found.hover === undefined ? undefined : pictureWidths(found.hover)}
      sizes={sizes[view]}
      loading={index < 4 ? 'eager' : 'lazy'}
      swatches={found.swatches}
      quantity={items.find(({ id }) => id === found.id)?.qty ?? 0}
      wished={wished.includes(found.id)}
      onAdd={() => changeCart(() => cart.setItem(cartLine(found)))}
      onChoose={() => void openPicker(cartLine(found), hrefOf(found))}
      onQuantityChange={(quantity) => changeCart(() => cart.setQty(found.id, quantity))}
      onWishlistChange={() => wishlist.toggle(found.id)}
    />
  );
  return (
    <ProductGrid
      {...kit.ProductGrid}
      label={label}
      layout={view}
      items={products.map((found, index) => ({ id: found.id, content: card(found, index) }))}
    />
  );
}
