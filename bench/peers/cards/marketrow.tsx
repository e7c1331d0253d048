import '@marketrow/components/styles/tokens.css';
import '@marketrow/components/styles/ProductCard.css';
import './marketrow.css';
import { ProductCard } from '@marketrow/components/ProductCard';
import { products } from '../products';
import type { CardProps } from '../Grid';

/** The record as a shop's back end gives it. */
const records = new Map(
  products.map(({ picture, shop, reviewCount, ...product }) => [
    product.id,
    { ...product, thumbnail: picture, shop: { name: shop }, ratingCount: reviewCount },
  ]),
);

/** Our card in a page that keeps cart and wishlist. */
export function Card({ product, wished, onAdd, onWish }: CardProps) {
  return (
    <ProductCard
      product={records.get(product.id)!}
      href={`/products/${product.slug}`}
      wished={wished}
      onAdd={onAdd}
      onWishlistChange={onWish}
    />
  );
}
