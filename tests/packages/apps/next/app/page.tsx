import { Button } from '@marketrow/components/Button';
import { ProductCard } from '@marketrow/components/ProductCard';
import Link from 'next/link';
import { CardActions, CartCount, Navigation } from './client';
import { products } from './products';

/** Rendered on the server, cards included; the controls of those with buttons are a client part of this app. */
export default function Page() {
  return (
    <main>
      <Navigation />
      <h1>Roses</h1>
      <CartCount />
      <ul data-testid="live">
        {products.slice(0, 3).map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              href={`/products/${product.slug}`}
              render={<Link href={`/products/${product.slug}`} />}
              actions={<CardActions product={{ id: product.id, title: product.title }} />}
            />
          </li>
        ))}
      </ul>
      <ul data-testid="static">
        {products.slice(3).map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              href={`/products/${product.slug}`}
              render={<Link href={`/products/${product.slug}`} />}
            />
          </li>
        ))}
      </ul>
      <div data-testid="dark-box" data-theme="dark" className="mr-root">
        <Button>Buy now</Button>
      </div>
      <div data-testid="light-box" data-theme="light" className="mr-root">
        <Button>Buy now</Button>
      </div>
    </main>
  );
}
