import { Button } from '@marketrow/components/Button';
import { ProductCard } from '@marketrow/components/ProductCard';
import { products } from './products';

/** Boxes of another theme, accent and vertical on one page. */
export function Themes() {
  return (
    <>
      {[
        { id: 'plain-box' },
        { id: 'dark-box', 'data-theme': 'dark' },
        { id: 'light-box', 'data-theme': 'light' },
        { id: 'vertical-box', 'data-vertical': 'gift' },
        { id: 'branded-box', 'data-vertical': 'grocery', brand: 'branded-box' },
      ].map(({ id, brand = '', ...attributes }) => (
        <div key={id} data-testid={id} className={`mr-root ${brand}`} {...attributes}>
          <ProductCard product={products[1]!} href="/products/mug-1" />
          <Button>Buy now</Button>
        </div>
      ))}
    </>
  );
}
