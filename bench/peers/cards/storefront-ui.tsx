import './storefront-ui.css';
import {
  SfButton,
  SfCounter,
  SfIconAdd,
  SfIconFavorite,
  SfIconFavoriteFilled,
  SfLink,
  SfRating,
} from '@storefront-ui/react';
import type { CardProps } from '../Grid';
import { reducedPrice } from '../products';
import { formatMoney, formatScore } from './format';

/** After the "ProductCard" block of Storefront UI's documentation. */
export function Card({ product, wished, onAdd, onWish }: CardProps) {
  const Heart = wished ? SfIconFavoriteFilled : SfIconFavorite;
  return (
    <article className="border border-neutral-200 rounded-md hover:shadow-lg relative">
      <div className="relative">
        <SfLink href={`/products/${product.slug}`} className="block" tabIndex={-1} aria-hidden="true">
          <img
            src={product.picture}
            alt=""
            className="block object-cover h-auto rounded-md aspect-square"
            width={960}
            height={960}
            loading="lazy"
            decoding="async"
          />
        </SfLink>
        <span className="absolute top-2 left-2 px-2 rounded-full bg-secondary-800 text-white typography-text-sm">
          {product.discount}% off
        </span>
        <SfButton
          variant="tertiary"
          size="sm"
          square
          className="absolute bottom-0 right-0 mr-2 mb-2 bg-white ring-1 ring-inset ring-neutral-200 !rounded-full"
          aria-label={`Add ${product.title} to wishlist`}
          aria-pressed={wished}
          onClick={onWish}
        >
          <Heart size="sm" />
        </SfButton>
      </div>
      <div className="p-4 border-t border-neutral-200">
        <h3>
          <SfLink href={`/products/${product.slug}`} variant="secondary" className="no-underline">
            {product.title}
          </SfLink>
        </h3>
        <p className="typography-text-sm text-neutral-500">{product.shop}</p>
        <div className="flex items-center pt-1">
          <SfRating
            size="xs"
            value={product.rating}
            max={5}
            halfIncrement
            ariaLabel={`Rated ${formatScore(product.rating)} out of 5, ${product.reviewCount} reviews`}
          />
          <SfCounter size="xs" className="pl-1">
            {product.reviewCount}
          </SfCounter>
        </div>
        <p className="pt-2 pb-2">
          <span className="font-bold typography-text-lg">{formatMoney(reducedPrice(product))}</span>{' '}
          <del className="text-neutral-500">{formatMoney(product.price)}</del>
        </p>
        <SfButton
          size="sm"
          square
          className="!rounded-full"
          aria-label={`Add ${product.title} to cart`}
          onClick={onAdd}
        >
          <SfIconAdd size="sm" />
        </SfButton>
      </div>
    </article>
  );
}
