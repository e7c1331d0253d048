import { Button } from '@marketrow/components/Button';
import { Pagination } from '@marketrow/components/Pagination';
import { ProductCard } from '@marketrow/components/ProductCard';
import { QuantitySelector } from '@marketrow/components/QuantitySelector';
import { TextField } from '@marketrow/components/TextField';
import { products } from './products';

/** What other styles of a page like to break: buttons, fields, lists, links, pictures. */
export function Sample() {
  return (
    <div className="mr-root" data-testid="sample" style={{ width: '18rem' }}>
      <Button>Buy now</Button>
      <Button variant="quiet">Later</Button>
      <QuantitySelector item="mug" defaultValue={2} />
      <TextField label="Name" name="name" />
      <Pagination page={2} pages={5} hrefTemplate="?page={page}" />
      <ProductCard
        product={products[0]!}
        href="/products/mug-0"
        onAdd={() => undefined}
        onWishlistChange={() => undefined}
      />
    </div>
  );
}
