import { Button } from '@marketrow/components/Button';
import { ProductCard } from '@marketrow/components/ProductCard';
import Link from 'next/link';
import { CartCount, Deals, LiveActions } from './client';
import { nextImage } from './nextImage';
import { products } from './products';

/** Rendered on the server. Only the controls of the first three cards are client components. */
export default function Page() {
  return (
    <main>
      <h1>Roses</h1>
      <CartCount />
      <ul data-testid="live">
        {products.slice(0, 3).map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              href={`/products/${product.slug}`}
              render={<Link href="" />}
              renderImage={nextImage}
              sizes="20rem"
              actions={<LiveActions product={{ id: product.id, title: product.title }} />}
            />
          </li>
        ))}
      </ul>
      <ul data-testid="static">
        {products.slice(3).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} href={`/products/${product.slug}`} render={<Link href="" />} />
          </li>
        ))}
      </ul>
      <Deals />
      <div data-testid="dark-box" data-theme="dark" className="mr-root">
        <Button>Buy now</Button>
      </div>
      <div data-testid="light-box" data-theme="light" className="mr-root">
        <Button>Buy now</Button>
      </div>
    </main>
  );
}
