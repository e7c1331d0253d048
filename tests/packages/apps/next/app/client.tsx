'use client';

import { Breadcrumbs } from '@marketrow/components/Breadcrumbs';
import { KitProvider } from '@marketrow/components/KitProvider';
import { ProductCardActions } from '@marketrow/components/ProductCard';
import Link from 'next/link';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Product } from './products';

/* What this app keeps in the browser: a cart of its own, as small as can be. */
let count = 0;
const listeners = new Set<() => void>();

function add() {
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

/** What all parts of the kit share here: links are Next's, numbers are British. */
export function Settings({ children }: { children: ReactNode }) {
  return (
    <KitProvider locale="en-GB" renderLink={(props) => <Link {...props} />}>
      {children}
    </KitProvider>
  );
}

export function Navigation() {
  return <Breadcrumbs items={[{ title: 'Home', href: '/' }, { title: 'Deals', href: '/deals' }, { title: 'Roses' }]} />;
}

/** The controls of a card that the server renders: only what they name crosses the border. */
export function CardActions({ product }: { product: Pick<Product, 'id' | 'title'> }) {
  const [wished, setWished] = useState(false);
  return (
    <ProductCardActions product={product} wished={wished} onAdd={add} onWishlistChange={(next) => setWished(next)} />
  );
}
