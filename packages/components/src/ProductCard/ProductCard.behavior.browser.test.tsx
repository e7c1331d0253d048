import { useEffect, useState, useSyncExternalStore } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { describeBehavior, render, screen } from '#test-utils';
import type { BehaviorCase } from '#test-utils';
import { announce } from '../LiveRegion';
import '../styles/base.css';
import '../styles/tokens.css';
import { attachProductCard } from './attachProductCard';
import { ProductCard, ProductCardStepperTemplate } from '.';

const product = { id: '7', title: 'Amber Lamp', price: 10, thumbnail: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' };
const line = { id: '7', slug: 'amber-lamp', name: product.title, price: 10, qty: 1, imgUrl: product.thumbnail };

/** The cart and wishlist that both forms share. */
const store = {
  quantity: 0,
  wished: false,
  refuses: false,
  listeners: new Set<() => void>(),
  subscribe: (listener: () => void) => {
    store.listeners.add(listener);
    return () => void store.listeners.delete(listener);
  },
  write: (change: Partial<Pick<typeof store, 'quantity' | 'wished'>>) => {
    if (store.refuses) return Promise.reject(new Error('refused'));
    Object.assign(store, change);
    store.listeners.forEach((listener) => listener());
    return Promise.resolve();
  },
};

beforeEach(() => void Object.assign(store, { quantity: 0, wished: false, refuses: false }));

function LiveCard() {
  const quantity = useSyncExternalStore(store.subscribe, () => store.quantity);
  const wished = useSyncExternalStore(store.subscribe, () => store.wished);
  return (
    <ProductCard
      product={product}
      href="#lamp"
      quantity={quantity}
      wished={wished}
      onAdd={() => store.write({ quantity: 1 })}
      onQuantityChange={(next) => store.write({ quantity: next })}
      onWishlistChange={(next) => store.write({ wished: next })}
    />
  );
}

const attach = (container: HTMLElement) =>
  attachProductCard(container, {
    getQuantity: () => store.quantity,
    setQuantity: (_line, quantity) => store.write({ quantity }),
    isWished: () => store.wished,
    toggleWishlist: () => store.write({ wished: !store.wished }),
    subscribe: store.subscribe,
    announce,
  });

const element: BehaviorCase['element'] = (form) =>
  form === 'react' ? (
    <LiveCard />
  ) : (
    <div>
      <ProductCardStepperTemplate />
      <ProductCard product={product} href="#lamp" interactive="static" cartLine={line} />
    </div>
  );

const add = () => screen.findByRole('button', { name: 'Add Amber Lamp to cart' });
const increase = () => screen.findByRole('button', { name: 'Increase quantity of Amber Lamp' });
const decrease = () => screen.findByRole('button', { name: 'Decrease quantity of Amber Lamp' });

describeBehavior('ProductCard', attach, {
  'puts a stepper in the place of the plus button, with the focus, and announces': {
    element,
    run: async ({ user }) => {
      await user.click(await add());
      await expect.poll(increase).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
      expect(screen.getByRole('spinbutton', { name: 'Quantity of Amber Lamp' })).toHaveValue('1');
      expect(screen.queryByRole('button', { name: 'Add Amber Lamp to cart' })).not.toBeInTheDocument();
    },
  },
  'counts, and gives the focus back to the plus button with the last piece': {
    element,
    run: async ({ user }) => {
      await user.click(await add());
      await user.click(await increase());
      await expect.poll(() => store.quantity).toBe(2);
      await user.click(await decrease());
      await expect.poll(() => store.quantity).toBe(1);
      await user.click(await decrease());
      await expect.poll(add).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp removed');
      expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    },
  },
  'takes a typed quantity': {
    element,
    run: async ({ user }) => {
      await user.click(await add());
      await increase();
      await user.clear(screen.getByRole('spinbutton'));
      await user.type(screen.getByRole('spinbutton'), '12{Enter}');
      await expect.poll(() => store.quantity).toBe(12);
    },
  },
  'announces a refused change and stays as it was': {
    element,
    run: async ({ user }) => {
      store.refuses = true;
      await user.click(await add());
      await expect.poll(() => screen.getByRole('status')).toHaveTextContent('Amber Lamp: the cart could not be changed');
      expect(await add()).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist' }));
      await expect
        .poll(() => screen.getByRole('status'))
        .toHaveTextContent('Amber Lamp: the wishlist could not be changed');
      expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: false })).toBeVisible();
    },
  },
  'shows a change from elsewhere without moving the focus': {
    element,
    run: async () => {
      await add();
      await store.write({ quantity: 5, wished: true });
      expect(await screen.findByRole('spinbutton')).toHaveValue('5');
      expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: true })).toBeVisible();
      await store.write({ quantity: 0 });
      expect(await add()).not.toHaveFocus();
      expect(document.body).toHaveFocus();
    },
  },
  'toggles the wishlist under one name': {
    element,
    run: async ({ user }) => {
      const name = 'Add Amber Lamp to wishlist';
      await user.click(screen.getByRole('button', { name, pressed: false }));
      await user.click(await screen.findByRole('button', { name, pressed: true }));
      expect(await screen.findByRole('button', { name, pressed: false })).toBeVisible();
    },
  },
});

it('works on the product that a parent renders later, and on one that replaces it', async () => {
  function Late() {
    const [title, setTitle] = useState('Oak Chair');
    useEffect(() => setTitle('Amber Lamp'), []);
    return <ProductCard product={{ ...product, title }} href="#" onAdd={() => undefined} onQuantityChange={() => undefined} />;
  }
  render(<Late />);
  (await add()).click();
  await expect.poll(increase).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
});
