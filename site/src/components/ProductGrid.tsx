import type { ProductCardProps } from '@marketrow/components/ProductCard';
import type { ComponentProps } from 'react';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { hold, mark } from '../markup';
import { GridCard, type GridCardProps } from './GridCard';

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
  /** Has each item hold its product's id, by which the page's script finds it. @default false */
  findable?: boolean | undefined;
  /** Another picture for a card, such as a tall one. */
  pictureOf?: ((product: Product, index: number) => string | undefined) | undefined;
}

/** A product as an item of a grid. */
export function GridItem({ findable, ...card }: GridCardProps & Pick<ProductGridProps, 'findable'>) {
  return (
    <li {...(findable && hold('item', { id: card.product.id, categories: card.product.categories }))}>
      <GridCard {...card} />
    </li>
  );
}

/** Products as cards, the whole list one React root. The page's script attaches the behaviour of cart and wishlist. */
export function ProductGrid(props: ProductGridProps) {
  const {
    products,
    page,
    headingLevel,
    eager = 0,
    sizes,
    layoutOf,
    findable,
    live = products.length,
    pictureOf,
    ...rest
  } = props;
  const item = (product: Product, index: number) => (
    <GridItem
      key={product.id}
      findable={findable}
      product={product}
      page={page}
      headingLevel={headingLevel}
      layout={layoutOf?.(index)}
      sizes={sizes}
      eager={index < eager}
      first={index === 0 && eager > 0}
      picture={pictureOf?.(product, index)}
    />
  );
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
