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
  line,
}: {
  product: ProductCardProduct;
  href: string;
  srcSet: string;
  sizes: string;
  line: object;
}) {
  const { title, price, discount = 0, thumbnail, shop, reviews = [], colors, status } = product;
  const rating = product.rating ?? 0;
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
          src={thumbnail ?? undefined}
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
        {rating === 0 ? (
          <span className="rating" data-variant="single" data-unrated="">
            No reviews yet
          </span>
        ) : (
          <span
            className="rating"
            role="img"
            aria-label={`Rated ${number.format(rating)} out of ${number.format(5)}, ${number.format(reviews.length)} ${plurals.select(reviews.length) === 'one' ? 'review' : 'reviews'}`}
            data-variant="single"
          >
            {fixed.format(rating)}
            <span className="count">{`(${number.format(reviews.length)})`}</span>
          </span>
        )}
      </p>
      <p className="cost">
        <span className="price" data-size="md" data-reduced={discount > 0 ? '' : undefined}>
          <span className="now">
            <span className="hidden">{'Price '}</span>
            {money.format(cents / 100)}
          </span>
          {discount > 0 ? (
            <>
              <del className="before">
                <span className="hidden">{' Original price '}</span>
                {money.format(price)}
              </del>
              <span className="hidden">{` Save ${percent.format(discount / 100)}`}</span>
            </>
          ) : null}
        </span>
        {colors && colors.length > 0 ? (
          <span className="colors">
            <span className="hidden">
              {`${number.format(colors.length)} ${plurals.select(colors.length) === 'one' ? 'color' : 'colors'}`}
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
        data-mr-action="wishlist"
        aria-label={`Add ${title} to wishlist`}
        aria-pressed={false}
      />
      <div className="notch">
        <button type="button" className="add" data-mr-action="add" aria-label={`Add ${title} to cart`} />
      </div>
      <span hidden data-mr-line={JSON.stringify(line)} />
    </article>
  );
}
