import { useState, type ComponentType } from 'react';
import { products, type BenchProduct } from './products';

export interface CardProps {
  product: BenchProduct;
  wished: boolean;
  onAdd: () => void;
  onWish: () => void;
}

/** A live page of product cards: the same for every library but for the card. */
export function Grid({ Card }: { Card: ComponentType<CardProps> }) {
  const [inCart, setInCart] = useState(0);
  const [wishlist, setWishlist] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setWishlist((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <main>
      <p id="cart">{inCart} in the cart</p>
      <ul className="grid">
        {products.map((product) => (
          <li key={product.id}>
            <Card
              product={product}
              wished={wishlist.includes(product.id)}
              onAdd={() => setInCart((count) => count + 1)}
              onWish={() => toggle(product.id)}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
