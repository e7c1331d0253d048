import { StaticCardActions } from '@marketrow/components/StaticCardActions';
import { ProductCard, type ProductCardProps } from '@marketrow/components/ProductCard';
import { lowStock } from '@marketrow/components/VariantPicker';
import { stockLeft } from '../data/contractRules';
import { cartLine } from '../cart/cartLine';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { pictureWidths } from '../data/pictureWidths';
import { swatchesOf } from '../data/productPictures';
import { hold } from '../markup';
import { paths } from '../routes';
import { MoveToCart } from './MoveToCart';

export interface GridCardProps {
  product: Product;
  page: PageContext;
  /** Level of the card's heading: one below the list's own. */
  headingLevel?: 2 | 3 | 4 | undefined;
  layout?: ProductCardProps['layout'];
  /** Width of the picture, as in `sizes`. Left out: of a grid of four columns. */
  sizes?: string | undefined;
  /** Whether the picture is fetched at once. @default false */
  eager?: boolean | undefined;
  /** Whether the picture is fetched before all others: the first one of a page without a picture above. @default false */
  first?: boolean | undefined;
  /** Another picture, such as a tall one. */
  picture?: string | undefined;
  /** Whether it is on the wishlist: its button moves it into the cart. @default false */
  movable?: boolean | undefined;
}

const gridSizes = '(min-width: 1400px) 315px, (min-width: 1200px) 23vw, (min-width: 720px) 31vw, 46vw';

/** The card of a product in a list of the site. The page's script attaches the behaviour of cart and wishlist. */
export function GridCard(props: GridCardProps) {
  const { product, page, headingLevel, layout, sizes, eager = false, first = false, picture, movable = false } = props;
  const hover = product.images[1];
  const swatches = swatchesOf(product, page.locale);
  const left = lowStock(stockLeft(product));
  return (
    <ProductCard
      {...page.kit.ProductCard}
      product={picture === undefined ? product : { ...product, thumbnail: picture }}
      href={page.href(paths.product(product.slug))}
      headingLevel={headingLevel}
      layout={layout}
      srcSet={pictureWidths(picture ?? product.thumbnail)}
      hoverSrc={picture === undefined ? hover : undefined}
      hoverSrcSet={picture === undefined && hover !== undefined ? pictureWidths(hover) : undefined}
      sizes={sizes ?? gridSizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      swatches={swatches}
      {...(left !== undefined && hold('left', left))}
      footer={movable ? <MoveToCart product={product} page={page} /> : undefined}
      actions={
        <StaticCardActions
          product={product}
          line={cartLine(product)}
          swatches={swatches}
          addable={!movable}
          wishable={layout !== 'row'}
          labels={page.kit.ProductCard.labels}
        />
      }
    />
  );
}
