import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deferred, render, screen, serverRender, waitFor, within } from '#test-utils';
import { attachProductCard } from './attachProductCard.js';
import type { AttachedCartLine } from './attachProductCard.js';
import { ProductCard } from '../shop/ProductCard/index.js';
import { StaticCardActions } from './StaticCardActions.js';
import { StaticCardStepper } from './StaticCardStepper.js';

const names = ['Amber Lamp', 'Tom & Sons "Best" $& tea'];
const lines: AttachedCartLine[] = names.map((name, index) => {
  const id = String(index);
  return { id, slug: id, name, price: 10, qty: 1, imgUrl: '/x.webp' };
});

const lamp = { id: '0', title: 'Amber Lamp', price: 1, thumbnail: '/x.webp' };

/** Minimal store for the options. */
function createStore() {
  const quantities = new Map<string, number>();
  const wished = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    listeners,
    set: (id: string, quantity: number) => {
      quantities.set(id, quantity);
      notify();
    },
    getQuantity: (id: string) => quantities.get(id) ?? 0,
    setQuantity: vi.fn((line: AttachedCartLine, quantity: number): unknown => {
      quantities.set(line.id, quantity);
      notify();
      return undefined;
    }),
    isWished: (id: string) => wished.has(id),
    toggleWishlist: vi.fn((line: AttachedCartLine) => {
      if (!wished.delete(line.id)) wished.add(line.id);
      notify();
    }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: vi.fn(),
  };
}

function start() {
  const root = serverRender(
    <>
      <StaticCardStepper />
      {[...lines, lines[0]!].map((line, index) => (
        <ProductCard
          key={index}
          href="/"
          product={{ ...line, title: line.name, discount: 0, thumbnail: '/x.webp', rating: 4 }}
          actions={<StaticCardActions product={{ id: line.id, title: line.name }} line={line} />}
        />
      ))}
    </>,
  );
  const store = createStore();
  const detach = attachProductCard(root, store);
  onTestFinished(detach);
  const cards = within(root).getAllByRole('article');
  return { root, store, detach, user: userEvent.setup(), first: cards[0]!, second: cards[1]!, again: cards[2]! };
}

it('adds by the plus button, replaces it by a stepper with the focus, and announces', async () => {
  const { store, user, first, again } = start();
  await user.click(within(first).getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(store.setQuantity).toHaveBeenCalledExactlyOnceWith(lines[0], 1);
  expect(within(first).getByRole('button', { name: 'Increase quantity of Amber Lamp' })).toHaveFocus();
  expect(within(first).getByRole('spinbutton', { name: 'Quantity of Amber Lamp' })).toHaveValue('1');
  expect(within(first).queryByRole('button', { name: 'Add Amber Lamp to cart' })).not.toBeInTheDocument();
  expect(store.announce).toHaveBeenCalledExactlyOnceWith('Amber Lamp added to cart');
  // Another card of the same product shows the same quantity.
  expect(within(again).getByRole('spinbutton')).toHaveValue('1');
});

it('counts, removes, and returns the focus to the plus button', async () => {
  const { store, user, first } = start();
  await user.click(within(first).getByRole('button', { name: 'Add Amber Lamp to cart' }));
  await user.keyboard('{Enter}');
  expect(store.getQuantity('0')).toBe(2);
  expect(store.announce).toHaveBeenLastCalledWith('Quantity 2');
  await user.click(within(first).getByRole('button', { name: 'Decrease quantity of Amber Lamp' }));
  await user.click(within(first).getByRole('button', { name: 'Decrease quantity of Amber Lamp' }));
  expect(store.getQuantity('0')).toBe(0);
  expect(store.announce).toHaveBeenLastCalledWith('Amber Lamp removed');
  expect(within(first).getByRole('button', { name: 'Add Amber Lamp to cart' })).toHaveFocus();
  expect(within(first).queryByRole('spinbutton')).not.toBeInTheDocument();
});

it('accepts typed quantities, and does not overwrite text during editing', async () => {
  const { store, user, second } = start();
  store.set('1', 4);
  const field = within(second).getByRole('spinbutton', { name: `Quantity of ${names[1]!}` });
  await user.clear(field);
  await user.type(field, '12');
  store.set('0', 3);
  expect(field).toHaveValue('12');
  await user.keyboard('{Enter}');
  expect(store.getQuantity('1')).toBe(12);
});

it('shows a quantity changed elsewhere, without moving the focus or announcing', () => {
  const { store, first } = start();
  store.set('0', 5);
  expect(within(first).getByRole('spinbutton')).toHaveValue('5');
  store.set('0', 0);
  expect(within(first).queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(store.announce).not.toHaveBeenCalled();
});

it('shows the same wishlist state on each card of a product', async () => {
  const { user, first, again, second } = start();
  await user.click(within(first).getByRole('button', { name: 'Add Amber Lamp to wishlist' }));
  expect(within(again).getByRole('button', { pressed: true })).toBeInTheDocument();
  expect(within(second).queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  await user.click(within(again).getByRole('button', { pressed: true }));
  expect(within(first).queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

it('is inactive after the clean-up', async () => {
  const { store, detach, user, first } = start();
  detach();
  await user.click(within(first).getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(store.setQuantity).not.toHaveBeenCalled();
  expect(store.listeners.size).toBe(0);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});

it('shows the quantity on cards that were added later, at `mr-update`', () => {
  const { root, store, first } = start();
  const late = first.cloneNode(true) as HTMLElement;
  store.set('0', 3);
  root.append(late);
  expect(within(late).queryByRole('spinbutton')).toBeNull();
  late.dispatchEvent(new Event('mr-update', { bubbles: true }));
  expect(within(late).getByRole('spinbutton')).toHaveValue('3');
});

it('announces a rejection, and shows the quantity in the cart', async () => {
  const { store, user, first } = start();
  store.setQuantity.mockRejectedValue(new Error('sold out'));
  await user.click(within(first).getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(store.announce).toHaveBeenCalledExactlyOnceWith('Amber Lamp: the cart could not be changed', { urgent: true });
  store.set('0', 2);
  await user.click(within(first).getByRole('button', { name: 'Increase quantity of Amber Lamp' }));
  expect(store.announce).toHaveBeenLastCalledWith('Amber Lamp: the cart could not be changed', { urgent: true });
  expect(within(first).getByRole('spinbutton')).toHaveValue('2');
});

it('counts each press before the cart responds', async () => {
  const { store, user, first, again } = start();
  const answers = [deferred(), deferred(), deferred()] as const;
  answers.forEach(({ promise }, index) =>
    store.setQuantity.mockImplementationOnce((line, quantity) => {
      return promise.then(
        () => store.set(line.id, quantity),
        () => Promise.reject(new Error(String(index))),
      );
    }),
  );
  const asked = () => store.setQuantity.mock.calls.map(([, quantity]) => quantity);
  const plus = within(first).getByRole('button', { name: 'Add Amber Lamp to cart' });
  await user.click(plus);
  await user.click(plus);
  expect(asked()).toEqual([1, 2]);
  answers[0].resolve();
  const increase = await within(first).findByRole('button', { name: 'Increase quantity of Amber Lamp' });
  expect(within(first).getByRole('spinbutton')).toHaveValue('2');
  // An unrelated change of the cart does not discard the pending request.
  store.set('1', 7);
  expect(within(again).getByRole('spinbutton')).toHaveValue('2');
  await user.click(increase);
  expect(asked()).toEqual([1, 2, 3]);
  answers[1].resolve();
  answers[2].reject();
  await waitFor(() => expect(within(first).getByRole('spinbutton')).toHaveValue('2'));
  expect(store.announce).toHaveBeenCalledWith('Amber Lamp: the cart could not be changed', { urgent: true });
});

it('calls `onChoose` for a product with several sizes, or else links to its page', async () => {
  const sized = { ...lamp, size: ['S', 'M'] };
  const onChoose = vi.fn();
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
  const root = serverRender(
    <ProductCard href="/lamp" product={sized} actions={<StaticCardActions product={sized} line={lines[0]!} />} />,
  );
  const card = within(root).getByRole('article');
  within(root).getByRole('link').addEventListener('click', onClick);
  const store = createStore();
  for (const own of [{ onChoose }, {}]) {
    const detach = attachProductCard(root, { ...store, ...own });
    await userEvent.click(within(root).getByRole('button', { name: 'Choose a size of Amber Lamp' }));
    detach();
  }
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(lines[0], { card });
  expect(onClick).toHaveBeenCalledOnce();
  expect(store.setQuantity).not.toHaveBeenCalled();
});

it('ignores the controls of a component nested in a card', async () => {
  const { store, user, first } = start();
  first.insertAdjacentHTML(
    'beforeend',
    '<div data-mr-root="carousel"><button data-mr-action="add">Add a slide</button></div>',
  );
  await user.click(within(first).getByRole('button', { name: 'Add a slide' }));
  expect(store.setQuantity).not.toHaveBeenCalled();
});

it('rejects a card that React renders', () => {
  const { store } = start();
  const { container } = render(
    <ProductCard href="/" product={lamp} actions={<StaticCardActions product={lamp} line={lines[0]!} />} />,
  );
  expect(() => attachProductCard(container, store)).toThrow('mr: attachProductCard was called on HTML that React owns');
});
