/*
 * The opponent of bench/ssr-cards.mjs: the card of a grid as one would write it by hand in a hurry, one function, the same
 * elements and the same text as the kit's `ProductCard`, formatters made once. No options, no labels, no behaviour.
 */
import type { ProductCardProduct } from '@marketrow/components/ProductCard';
import type { CSSProperties } from 'react';

/* eslint-disable no-restricted-syntax -- the opponent stands on its own: it must not use the kit's formatters */
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const fixed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const plurals = new Intl.PluralRules('en-US');
/* eslint-enable no-restricted-syntax */

/** One card, plainly. */
export function PlainCard({
  product,
  href,
  srcSet,
  sizes,
}: {
  product: ProductCardProduct;
  href: string;
  srcSet: string;
  sizes: string;
}) {
  const { title, price, discount, thumbnail, shop, rating, reviews = [], colors, status } = product;
  const cents = Math.floor((Math.round(price * 100) * (100 - discount) + 50) / 100);
  return (
    <article className="card" data-layout="grid">
      <div className="picture">
        <img
          width={960}
          height={960}
          sizes={sizes}
          decoding="async"
          alt=""
          className="image"
          src={thumbnail}
          srcSet={srcSet}
          loading="lazy"
        />
      </div>
      <h3 className="title">
        <a href={href} className="link">
          {title}
        </a>
      </h3>
      {discount > 0 || status === 'New' ? (
        <p className="tags">
          {discount > 0 ? (
            <span className="tag" data-size="md">
              {`${percent.format(discount / 100)} off`}
            </span>
          ) : null}
          {status === 'New' ? (
            <span className="tag" data-size="md">
              New
            </span>
          ) : null}
        </p>
      ) : null}
      <p className="meta">
        <span className="shop">{shop?.name}</span>
        <span className="ratingBox">
          {rating === 0 ? (
            <span className="rating" data-variant="single" data-unrated="">
              No reviews yet
            </span>
          ) : (
            <span className="rating" data-variant="single">
              <span
                className="single"
                role="img"
                aria-label={`Rated ${number.format(rating)} out of ${number.format(5)}`}
              >
                <svg
                  width="1.25em"
                  height="1.25em"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                  className="star"
                >
                  <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
                </svg>
                <span className="value">{fixed.format(rating)}</span>
              </span>
              <span className="count">
                <span aria-hidden="true">{`(${number.format(reviews.length)})`}</span>
                <span className="hidden">
                  {`${number.format(reviews.length)} ${plurals.select(reviews.length) === 'one' ? 'review' : 'reviews'}`}
                </span>
              </span>
            </span>
          )}
        </span>
      </p>
      <p className="cost">
        <span className="price" data-size="md" data-reduced={discount > 0 ? '' : undefined}>
          <span className="now">
            <span className="hidden">{'Price '}</span>
            {money.format(cents / 100)}
          </span>
          {discount > 0 ? (
            <>
              {' '}
              <span className="before">
                <span className="hidden">{'Original price '}</span>
                <del>{money.format(price)}</del>
              </span>{' '}
              <span className="hidden">{`Save ${percent.format(discount / 100)}`}</span>
            </>
          ) : null}
        </span>
        {colors && colors.length > 0 ? (
          <span className="colors">
            <span className="hidden">
              {`${number.format(colors.length)} ${plurals.select(colors.length) === 'one' ? 'colour' : 'colours'}`}
            </span>
            {colors.slice(0, 4).map((value) => (
              <span key={value} className="dot" style={{ '--dot': value } as CSSProperties} />
            ))}
          </span>
        ) : null}
      </p>
      <button
        type="button"
        className="wish"
        data-mr-action="wish"
        aria-label={`Add ${title} to wishlist`}
        aria-pressed={false}
      >
        <svg
          width="1.25em"
          height="1.25em"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="heart"
        >
          <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
        </svg>
      </button>
      <div className="notch">
        <button type="button" className="add" data-mr-action="add" aria-label={`Add ${title} to cart`}>
          <svg
            width="1.25em"
            height="1.25em"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M5 12h14" />
            <path d="M12 5v14" />
          </svg>
        </button>
      </div>
    </article>
  );
}
