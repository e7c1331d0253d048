import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { describeBehavior, render, screen, waitFor } from '#test-utils';
import type { BehaviorCase } from '#test-utils';
import { announce } from '../../base/LiveRegion/index.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { attachProductCard } from '../../static/attachProductCard.js';
import { StaticCardActions } from '../../static/StaticCardActions.js';
import { StaticCardStepper } from '../../static/StaticCardStepper.js';
import { ProductCard } from './index.js';

const product = {
  id: '7',
  title: 'Amber Lamp',
  price: 10,
  thumbnail: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
};
const line = { id: '7', slug: 'amber-lamp', name: product.title, price: 10, qty: 1, imgUrl: product.thumbnail };

/** Cart and wishlist shared by both forms. */
const store = { quantity: 0, wished: false, refuses: false, delay: 0 };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function write(change: { quantity?: number; wished?: boolean | 'other' }): Promise<void> {
  if (store.delay > 0) await new Promise((resolve) => setTimeout(resolve, store.delay));
  if (store.refuses) throw new Error('refused');
  Object.assign(store, change.wished === 'other' ? { wished: !store.wished } : change);
  listeners.forEach((listener) => listener());
}

beforeEach(() => void Object.assign(store, { quantity: 0, wished: false, refuses: false, delay: 0 }));

function LiveCard() {
  const quantity = useSyncExternalStore(subscribe, () => store.quantity);
  const wished = useSyncExternalStore(subscribe, () => store.wished);
  return (
    <ProductCard
      product={product}
      href="#lamp"
      quantity={quantity}
      wished={wished}
      onAdd={() => write({ quantity: 1 })}
      onQuantityChange={(next) => write({ quantity: next })}
      onWishlistChange={(next) => write({ wished: next })}
    />
  );
}

const attach = (container: HTMLElement) =>
  attachProductCard(container, {
    getQuantity: () => store.quantity,
    setQuantity: (_line, quantity) => write({ quantity }),
    isWished: () => store.wished,
    toggleWishlist: () => write({ wished: 'other' }),
    subscribe,
    announce,
  });

const element: BehaviorCase['element'] = (form) =>
  form === 'react' ? (
    <LiveCard />
  ) : (
    <div>
      <StaticCardStepper />
      <ProductCard product={product} href="#lamp" actions={<StaticCardActions product={product} line={line} />} />
    </div>
  );

const add = () => screen.findByRole('button', { name: 'Add Amber Lamp to cart' });
const increase = () => screen.findByRole('button', { name: 'Increase quantity of Amber Lamp' });
const decrease = () => screen.findByRole('button', { name: 'Decrease quantity of Amber Lamp' });

describeBehavior('ProductCard', attach, {
  'replaces the plus button by a stepper with the focus, and announces': {
    element,
    run: async ({ user }) => {
      await user.click(await add());
      await waitFor(async () => expect(await increase()).toHaveFocus());
      expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
      expect(screen.getByRole('spinbutton', { name: 'Quantity of Amber Lamp' })).toHaveValue('1');
      expect(screen.queryByRole('button', { name: 'Add Amber Lamp to cart' })).not.toBeInTheDocument();
    },
  },
  'counts, and returns the focus to the plus button when the last unit is removed': {
    element,
    run: async ({ user }) => {
      await user.click(await add());
      await user.click(await increase());
      await expect.poll(() => store.quantity).toBe(2);
      await user.click(await decrease());
      await expect.poll(() => store.quantity).toBe(1);
      await user.click(await decrease());
      await waitFor(async () => expect(await add()).toHaveFocus());
      expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp removed');
      expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    },
  },
  'counts each press of plus button and stepper before the cart responds': {
    element,
    run: async ({ user }) => {
      store.delay = 50;
      await user.dblClick(await add());
      await expect.poll(() => store.quantity).toBe(2);
      await user.dblClick(await increase());
      expect(screen.getByRole('spinbutton')).toHaveValue('4');
      await expect.poll(() => store.quantity).toBe(4);
      expect(screen.getByRole('spinbutton')).toHaveValue('4');
    },
  },
  'reverts a pending wishlist change at a second press': {
    element,
    run: async ({ user }) => {
      store.delay = 50;
      const listener = vi.fn<(wished: boolean) => void>();
      onTestFinished(subscribe(() => listener(store.wished)));
      await user.dblClick(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist' }));
      await expect.poll(() => listener.mock.calls).toEqual([[true], [false]]);
      expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist' })).not.toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  'accepts a typed quantity': {
    element,
    run: async ({ user }) => {
      await user.click(await add());
      await increase();
      await user.clear(screen.getByRole('spinbutton'));
      await user.type(screen.getByRole('spinbutton'), '12{Enter}');
      await expect.poll(() => store.quantity).toBe(12);
    },
  },
  'announces a rejected change and stays unchanged': {
    element,
    run: async ({ user }) => {
      store.refuses = true;
      await user.click(await add());
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('Amber Lamp: the cart could not be changed'),
      );
      expect(await add()).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist' }));
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('Amber Lamp: the wishlist could not be changed'),
      );
      expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: false })).toBeVisible();
    },
  },
  'shows an outside change without moving the focus': {
    element,
    run: async () => {
      await add();
      await write({ quantity: 5, wished: true });
      expect(await screen.findByRole('spinbutton')).toHaveValue('5');
      expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: true })).toBeVisible();
      await write({ quantity: 0 });
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

it('uses the product of the latest render', async () => {
  const card = (title: string) => (
    <ProductCard product={{ ...product, title }} href="#" onAdd={() => undefined} onQuantityChange={() => undefined} />
  );
  const { rerender } = render(card('Oak Chair'));
  rerender(card('Amber Lamp'));
  (await add()).click();
  await waitFor(async () => expect(await increase()).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
});
