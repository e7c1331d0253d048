import type { CartItem } from '@marketrow/cart-client';
import { CartLineItem } from '@marketrow/components/CartLineItem';

/** Compiled, not run: the cart client's lines fit the kit as they are, and come back as they were. */
export function CartLines({ lines, remove }: { lines: readonly CartItem[]; remove: (line: CartItem) => void }) {
  return lines.map((line) => (
    <CartLineItem
      key={line.id}
      line={line}
      href={`/products/${line.slug}`}
      onQuantityChange={(quantity) => {
        if (quantity === 0) remove(line);
      }}
      onRemove={remove}
    />
  ));
}
