import { ProductCard, type ProductCardProps } from '@marketrow/components/ProductCard';
import type { ComponentProps } from 'react';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { cartLine } from '../cart/cartLine';
import { hold, mark } from '../markup';
import { findableBy } from '../search/find';
import { pictureWidths, swatchesOf } from '../data/productPictures';
import { paths } from '../routes';

export interface ProductGridProps extends ComponentProps<'ul'> {
  /** The products, in order. */
  products: readonly Product[];
  page: PageContext;
  /** Level of the cards' headings: one below the list's own. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Cards whose picture is fetched at once: those of the first row, when it is the first thing on the page. @default 0 */
  eager?: number | undefined;
  /** Width of a card's picture, as in `sizes`. */
  sizes?: string | undefined;
  /** Layout of each card. @default 'grid' */
  layoutOf?: ((index: number) => ProductCardProps['layout']) | undefined;
  /**
   * How many are shown; the others are in a `<template>` in the list, where they cost no layout and no picture, until the
   * page's script shows them. @default all
   */
  live?: number | undefined;
  /** Has each item hold what the page's script finds its product by. @default false */
  findable?: boolean | undefined;
  /** Another picture for a card, such as a tall one. */
  pictureOf?: ((product: Product, index: number) => string | undefined) | undefined;
}

const gridSizes = '(min-width: 1400px) 315px, (min-width: 1200px) 23vw, (min-width: 900px) 31vw, 46vw';

/** Products as cards, the whole list one React root. The page's script attaches the behaviour of cart and wishlist. */
export function ProductGrid(props: ProductGridProps) {
  const {
    products,
    page,
    headingLevel,
    eager = 0,
    sizes = gridSizes,
    layoutOf,
    findable,
    live = products.length,
    pictureOf,
    ...rest
  } = props;
  const item = (product: Product, index: number) => {
    const picture = pictureOf?.(product, index);
    const hover = product.images[1];
    return (
      <li key={product.id} {...(findable && hold('item', { id: product.id, ...findableBy(product) }))}>
        <ProductCard
          {...page.kit.ProductCard}
          product={picture === undefined ? product : { ...product, thumbnail: picture }}
          href={page.href(paths.product(product.slug))}
          headingLevel={headingLevel}
          layout={layoutOf?.(index)}
          srcSet={pictureWidths(picture ?? product.thumbnail)}
          hoverSrc={picture === undefined ? hover : undefined}
          hoverSrcSet={picture === undefined && hover !== undefined ? pictureWidths(hover) : undefined}
          sizes={sizes}
          loading={index < eager ? 'eager' : 'lazy'}
          swatches={swatchesOf(product, page.locale)}
          addable={product.stock !== 0}
          interactive="static"
          cartLine={cartLine(product)}
        />
      </li>
    );
  };
  return (
    <ul role="list" {...rest}>
      {products.slice(0, live).map(item)}
      {live < products.length && (
        <template {...mark('hidden-items')}>
          {products.slice(live).map((product, index) => item(product, live + index))}
        </template>
      )}
    </ul>
  );
}
