'use client';

import { Breadcrumbs } from '@marketrow/components/Breadcrumbs';
import { KitProvider } from '@marketrow/components/KitProvider';
import { ProductCardActions } from '@marketrow/components/ProductCard';
import Link from 'next/link';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

/* What this app keeps in the browser: a cart of its own, as small as can be. */
let count = 0;
const listeners = new Set<() => void>();

function addToCart() {
  count++;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function CartCount() {
  const shown = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
  return <p data-testid="cart">{shown} in the cart</p>;
}

/** What client components of the kit share here: links are Next's, numbers are British. */
export function Settings({ children }: { children: ReactNode }) {
  return (
    <KitProvider locale="en-GB" renderLink={(props) => <Link {...props} />}>
      {children}
    </KitProvider>
  );
}

/** A list with links by function, which cannot come from a server page. */
export function Deals() {
  return <Breadcrumbs items={[{ title: 'Home', href: '/' }, { title: 'Deals', href: '/deals' }, { title: 'Roses' }]} />;
}

/** What is live of a card: the slot that its server page fills. */
export function LiveActions({ product }: { product: { id: string; title: string } }) {
  const [quantity, setQuantity] = useState(0);
  const [wished, setWished] = useState(false);
  return (
    <ProductCardActions
      product={product}
      quantity={quantity}
      wished={wished}
      onAdd={() => {
        setQuantity(1);
        addToCart();
      }}
      onQuantityChange={(next) => setQuantity(next)}
      onWishlistChange={(next) => setWished(next)}
    />
  );
}
