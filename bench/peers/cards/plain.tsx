import './plain.css';
import type { CardProps } from '../Grid';
import { reducedPrice } from '../products';
import { formatMoney, formatScore } from './format';

/** The card as a careful developer writes it by hand for one shop: fifteen elements, no options. */
export function Card({ product, wished, onAdd, onWish }: CardProps) {
  return (
    <article className="card">
      <img className="picture" src={product.picture} alt="" width={960} height={960} loading="lazy" decoding="async" />
      <span className="badge">{product.discount}% off</span>
      <h3 className="title">
        <a href={`/products/${product.slug}`}>{product.title}</a>
      </h3>
      <p className="shop">{product.shop}</p>
      <p
        className="rating"
        role="img"
        aria-label={`Rated ${formatScore(product.rating)} out of 5, ${product.reviewCount} reviews`}
      >
        ★ {formatScore(product.rating)} ({product.reviewCount})
      </p>
      <p className="price">
        {formatMoney(reducedPrice(product))} <del>{formatMoney(product.price)}</del>
      </p>
      <button
        type="button"
        className="wish"
        aria-label={`Add ${product.title} to wishlist`}
        aria-pressed={wished}
        onClick={onWish}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />
        </svg>
      </button>
      <button type="button" className="add" aria-label={`Add ${product.title} to cart`} onClick={onAdd}>
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 12h14M12 5v14" />
        </svg>
      </button>
    </article>
  );
}
