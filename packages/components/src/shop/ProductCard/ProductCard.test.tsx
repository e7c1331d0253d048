import { StrictMode } from 'react';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { act, anyEvent, deferred, describeConformance, render, screen, setup, waitFor, within } from '#test-utils';
import * as de from '../../labels/de.js';
import { KitProvider } from '../../base/KitProvider/index.js';
import { StaticCardActions } from '../../static/StaticCardActions.js';
import { StaticCardStepper } from '../../static/StaticCardStepper.js';
import { ProductCard, ProductCardActions } from './index.js';
import { flyToCart } from '../../motion/index.js';
import type { ProductCardActionsProps, ProductCardProduct } from './index.js';

vi.mock('../../motion/index.js', () => ({ flyToCart: vi.fn() }));

const lamp: ProductCardProduct = {
  id: '7',
  title: 'Amber Lamp',
  price: 57.65,
  discount: 15,
  thumbnail: '/images/products/amber-lamp-1.webp',
  shop: { name: 'Cybershop' },
  rating: 4.8,
  reviews: Array.from({ length: 214 }),
};
const plain: ProductCardProduct = { ...lamp, discount: 0 };

const line = { id: '7', slug: 'amber-lamp', name: 'Amber Lamp', price: 19.96, qty: 1, imgUrl: '/lamp.webp' };
const handlers = { onAdd: () => undefined, onQuantityChange: () => undefined, onWishlistChange: () => undefined };

describeConformance(<ProductCard product={lamp} href="/amber-lamp" />, {
  element: HTMLElement,
  tag: 'article',
  variants: [
    handlers,
    { ...handlers, quantity: 2, wished: true },
    { actions: <StaticCardActions product={lamp} line={line} /> },
  ],
  otherProps: { product: { ...plain, id: 8, title: 'Oak Chair', rating: 0 }, href: '/oak-chair' },
  visibleLabel: 'discount',
});

it('has at most 22 elements with shop, both prices, badge, second image and controls', () => {
  const { container } = render(<ProductCard product={lamp} href="/" hoverSrc="/b.webp" {...handlers} />);
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(22);
});

it('has one link, named by the title, in a heading', () => {
  render(<ProductCard product={lamp} href="/amber-lamp" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/amber-lamp');
  expect(screen.getByRole('link')).toHaveAccessibleName('Amber Lamp');
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(screen.getByRole('link'));
});

function OwnLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-own="">
      {children}
    </a>
  );
}

it('accepts `render` for the link and a heading level', () => {
  render(<ProductCard product={lamp} href="/x" headingLevel={2} render={<OwnLink href="/own" />} />);
  expect(screen.getByRole('link', { name: 'Amber Lamp' })).toHaveAttribute('data-own');
  expect(screen.getByRole('heading', { level: 2, name: 'Amber Lamp' })).toBeInTheDocument();
});

it('announces shop, rating and both prices', () => {
  render(<ProductCard product={lamp} href="/" />);
  const card = screen.getByRole('article');
  expect(screen.getByText('Cybershop')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 214 reviews' })).toBeInTheDocument();
  expect(card).toHaveTextContent(/Price \$49\.00/);
  expect(card).toHaveTextContent(/Original price \$57\.65/);
});

it('announces the badge after the title', () => {
  render(<ProductCard product={{ ...lamp, status: 'New' }} href="/" />);
  const text = screen.getByRole('article').textContent;
  expect(text.indexOf('15% off')).toBeGreaterThan(text.indexOf('Amber Lamp'));
  expect(text).toContain('New');
});

it('renders no badge, earlier price, shop or rating if the record has none', () => {
  render(<ProductCard product={{ ...plain, shop: null, rating: 0, reviews: [] }} href="/" />);
  const card = screen.getByRole('article');
  expect(card).not.toHaveTextContent('off');
  expect(card).not.toHaveTextContent('Original price');
  expect(card).not.toHaveTextContent('Cybershop');
  expect(card).toHaveTextContent('No reviews yet');
});

it('shows `ratingCount` as the number of reviews, and no rating if the record has none', () => {
  const { rerender } = render(<ProductCard product={{ ...lamp, ratingCount: 3 }} href="/" />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 3 reviews' })).toBeInTheDocument();
  rerender(
    <ProductCard
      product={{ id: 7, title: 'Amber Lamp', thumbnail: '/a.webp', price: 40, compareAtPrice: 50 }}
      href="/"
    />,
  );
  expect(screen.queryByRole('img', { name: /Rated/ })).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('20% off');
  expect(screen.getByRole('article')).toHaveTextContent('Original price $50.00');
});

it('accepts nodes in its slots', () => {
  render(
    <ProductCard
      product={lamp}
      href="/"
      badge={<b>Handmade</b>}
      media={<canvas data-testid="drawing" />}
      actions={<a href="/choose">Choose a size</a>}
      footer="Arrives tomorrow"
      {...handlers}
    />,
  );
  const card = screen.getByRole('article');
  expect(screen.getByText('Handmade')).toBeInTheDocument();
  expect(card).not.toHaveTextContent('15% off');
  expect(card).toContainElement(screen.getByTestId('drawing'));
  expect(card.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose a size' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(card).toHaveTextContent('Arrives tomorrow');
});

it('accepts another badge, or none', () => {
  const { rerender } = render(<ProductCard product={lamp} href="/" badge="Last one" />);
  expect(screen.getByText('Last one')).toBeInTheDocument();
  expect(screen.queryByText('15% off')).not.toBeInTheDocument();
  rerender(<ProductCard product={lamp} href="/" badge={null} />);
  expect(screen.queryByText('Last one')).not.toBeInTheDocument();
});

it('announces colors by name and units after the price', () => {
  const product = { ...plain, colors: ['#22283f', '#c4463f'], unit: 'kg' };
  const { rerender } = render(<ProductCard product={product} href="/" />);
  expect(screen.getByText('2 colors')).toBeInTheDocument();
  expect(screen.getByText('per kg')).toBeInTheDocument();
  rerender(<ProductCard product={product} href="/" swatches={[{ value: '#22283f', label: 'Midnight' }]} />);
  expect(screen.getByText('Colors: Midnight')).toBeInTheDocument();
});

it('shows the price per unit of a measured product, instead of the unit', () => {
  const product = { ...plain, price: 4.94, discount: 15, unit: 'punnet', measure: { amount: 0.4, unit: 'kg' } };
  render(<ProductCard product={product} href="/" />);
  expect(screen.getByText('$10.50 / kg')).toBeInTheDocument();
  expect(screen.queryByText('per punnet')).not.toBeInTheDocument();
});

it('excludes its images from the names, and sets their size', () => {
  const { container } = render(
    <ProductCard product={lamp} href="/" srcSet="/a-480.webp 480w" sizes="50vw" hoverSrc="/b.webp" loading="eager" />,
  );
  const [first, second] = container.querySelectorAll('img');
  for (const picture of [first, second]) {
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  }
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('srcset', '/a-480.webp 480w');
  expect(second).toHaveAttribute('loading', 'lazy');
});

it('renders images with `renderImage`', () => {
  const { container } = render(
    <ProductCard
      product={lamp}
      href="/"
      hoverSrc="/b.webp"
      renderImage={({ alt, ...props }) => <img {...props} alt={alt} data-own="" />}
    />,
  );
  expect(container.querySelectorAll('img[data-own]')).toHaveLength(2);
});

it('renders no control without its handler', () => {
  const { rerender } = render(<ProductCard product={lamp} href="/" quantity={2} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ProductCard product={lamp} href="/" onAdd={() => undefined} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Add Amber Lamp to cart');
  rerender(<ProductCard product={lamp} href="/" onWishlistChange={() => undefined} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Add Amber Lamp to wishlist');
});

it('keeps the plus button if the quantity cannot be changed', async () => {
  const onAdd = vi.fn();
  const { user } = setup(<ProductCard product={lamp} href="/" quantity={2} onAdd={onAdd} />);
  await user.click(screen.getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(lamp);
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
});

it('calls the handler with quantity, reason and event, and shows only the controlled quantity', async () => {
  const onQuantityChange = vi.fn();
  const props = { product: lamp, href: '/', onAdd: () => undefined, onQuantityChange };
  const { user, rerender } = setup(<ProductCard {...props} quantity={2} />);
  await user.click(await screen.findByRole('button', { name: 'Increase quantity of Amber Lamp' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3, {
    reason: 'increase',
    event: expect.any(Event) as Event,
  });
  expect(screen.getByRole('spinbutton')).toHaveValue('2');
  rerender(<ProductCard {...props} quantity={3} />);
  expect(screen.getByRole('spinbutton')).toHaveValue('3');
  rerender(<ProductCard {...props} quantity={0} />);
  expect(screen.getByRole('button', { name: 'Add Amber Lamp to cart' })).not.toHaveFocus();
});

it('exposes the wishlist state as pressed, under one name', async () => {
  const onWishlistChange = vi.fn();
  const { user, rerender } = setup(<ProductCard product={lamp} href="/" wished={false} {...{ onWishlistChange }} />);
  const heart = screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: false });
  await user.click(heart);
  expect(onWishlistChange).toHaveBeenCalledExactlyOnceWith(true, { event: anyEvent });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  rerender(<ProductCard product={lamp} href="/" wished {...{ onWishlistChange }} />);
  expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: true })).toBe(heart);
});

it('announces after the handler resolves, and announces the failure when it rejects', async () => {
  let accept: () => void = () => undefined;
  let refuse: () => void = () => undefined;
  const onAdd = () =>
    new Promise<void>((resolve, reject) => {
      accept = resolve;
      refuse = () => reject(new Error('sold out'));
    });
  const { user } = setup(<ProductCard product={lamp} href="/" {...handlers} onAdd={onAdd} />);
  const plus = screen.getByRole('button', { name: 'Add Amber Lamp to cart' });
  await user.click(plus);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  refuse();
  await act(() => Promise.resolve());
  expect(screen.getByRole('alert')).toHaveTextContent('Amber Lamp: the cart could not be changed');
  expect(plus).toBeInTheDocument();
  await user.click(plus);
  accept();
  await act(() => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' })).toHaveFocus());
});

it('counts each press of the plus button before the cart responds', async () => {
  const add = deferred();
  const more = deferred();
  const onAdd = vi.fn(() => add.promise);
  const onQuantityChange = vi.fn(() => more.promise);
  const { user } = setup(<ProductCard product={lamp} href="/" {...{ onAdd, onQuantityChange }} />);
  const plus = screen.getByRole('button', { name: 'Add Amber Lamp to cart' });
  await user.click(plus);
  await user.click(plus);
  expect(onAdd).toHaveBeenCalledOnce();
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(2, {
    reason: 'increase',
    event: expect.any(Event) as Event,
  });
  add.resolve();
  expect(await screen.findByRole('spinbutton')).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' }));
  expect(onQuantityChange).toHaveBeenLastCalledWith(3, { reason: 'increase', event: expect.any(Event) as Event });
  more.resolve();
  await act(() => Promise.resolve());
  expect(screen.getByRole('spinbutton')).toHaveValue('3');
});

it('counts each press of the stepper, and returns to the accepted quantity', async () => {
  const answers = [deferred(), deferred()] as const;
  const onQuantityChange = vi.fn<NonNullable<ProductCardActionsProps['onQuantityChange']>>();
  for (const { promise } of answers) onQuantityChange.mockReturnValueOnce(promise);
  const props = { product: lamp, href: '/', defaultQuantity: 2, onQuantityChange };
  const { user } = setup(<ProductCard {...props} />);
  const increase = await screen.findByRole('button', { name: 'Increase quantity of Amber Lamp' });
  await user.click(increase);
  await user.click(increase);
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([3, 4]);
  expect(screen.getByRole('spinbutton')).toHaveValue('4');
  answers[0].resolve();
  answers[1].reject();
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('3'));
  expect(screen.getByRole('alert')).toHaveTextContent('Amber Lamp: the cart could not be changed');
});

it('adds one unit with each press if there is no stepper', async () => {
  const onAdd = vi.fn(() => new Promise(() => undefined));
  const { user } = setup(<ProductCard product={lamp} href="/" onAdd={onAdd} />);
  await user.dblClick(screen.getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(onAdd).toHaveBeenCalledTimes(2);
});

it('opens a picker for a product with several sizes, and adds nothing before one is chosen', async () => {
  const onAdd = vi.fn<NonNullable<ProductCardActionsProps['onAdd']>>();
  const tee = { ...lamp, size: ['M (38)', '90~110 cm', 'L'], variants: [{ size: 'L', stock: 0 }] };
  const { user } = setup(<ProductCard product={tee} href="/" quantity={2} {...handlers} onAdd={onAdd} />);
  const plus = screen.getByRole('button', { name: 'Choose a size of Amber Lamp' });
  await user.click(plus);
  const dialog = await screen.findByRole('dialog', { name: 'Amber Lamp' });
  for (const size of within(dialog).getAllByRole('radio')) expect(size).not.toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /^L/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Choose a size' }));
  expect(onAdd).not.toHaveBeenCalled();
  expect(within(dialog).getByRole('radio', { name: 'M (38)' })).toHaveFocus();
  await user.click(within(dialog).getByRole('radio', { name: '90~110 cm' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(tee, { color: undefined, size: '90~110 cm', quantity: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp, Size 90~110 cm added to cart');
  await waitFor(() => expect(dialog).not.toBeVisible());
});

it('calls `onChoose` instead of opening its picker', async () => {
  const onChoose = vi.fn();
  const tee = { ...lamp, size: ['S', 'M'] };
  const { user } = setup(<ProductCard product={tee} href="/" {...handlers} onChoose={onChoose} />);
  await user.click(screen.getByRole('button', { name: 'Choose a size of Amber Lamp' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(tee);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('adds the only size without a picker', async () => {
  const onAdd = vi.fn();
  const scarf = { ...lamp, size: ['One size'] };
  const { user } = setup(<ProductCard product={scarf} href="/" onAdd={onAdd} />);
  await user.click(screen.getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(scarf, { color: undefined, size: 'One size', quantity: 1 });
});

it('has no plus button if nothing is in stock, and opens the picker if the first color is sold out', () => {
  const [red, blue] = ['#c4463f', '#22283f'] as const;
  for (const form of ['live', 'static'] as const) {
    const card = (fields: Partial<ProductCardProduct>) => {
      const product = { ...lamp, ...fields };
      return form === 'live' ? (
        <ProductCard product={product} href="/" onAdd={() => undefined} />
      ) : (
        <StaticCardActions product={product} line={line} wishable={false} />
      );
    };
    const { unmount, rerender } = render(card({ stock: 0 }));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(card({ colors: [red], variants: [{ color: red, stock: 0 }] }));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(card({ size: ['S', 'M'], variants: [{ stock: 0 }] }));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(card({ colors: [red, blue], variants: [{ color: red, stock: 0 }] }));
    expect(screen.getByRole('button')).toHaveAccessibleName('Choose a size of Amber Lamp');
    unmount();
  }
});

it('animates the image of its own card if the pressed button has no focus', async () => {
  const { container, user } = setup(<ProductCard product={lamp} href="/" onAdd={() => undefined} />);
  const plus = screen.getByRole('button', { name: 'Add Amber Lamp to cart' });
  // Safari does not focus a pressed button.
  plus.addEventListener('mousedown', (event) => event.preventDefault());
  await user.click(plus);
  expect(plus).not.toHaveFocus();
  await waitFor(() => expect(flyToCart).toHaveBeenCalledExactlyOnceWith(container.querySelector('img')));
});

it('reverts a pending wishlist change at a second press', async () => {
  const onWishlistChange = vi.fn(() => new Promise(() => undefined));
  const { user } = setup(<ProductCard product={lamp} href="/" {...{ onWishlistChange }} />);
  await user.dblClick(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist' }));
  expect(onWishlistChange).toHaveBeenNthCalledWith(1, true, { event: anyEvent });
  expect(onWishlistChange).toHaveBeenNthCalledWith(2, false, { event: anyEvent });
});

it('announces a rejected wishlist change, and stays unchanged', async () => {
  const onWishlistChange = () => Promise.reject(new Error('offline'));
  const { user } = setup(<ProductCard product={lamp} href="/" {...{ onWishlistChange }} />);
  await user.click(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Amber Lamp: the wishlist could not be changed');
  expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
});

it('renders only the requested static controls', () => {
  const { rerender } = render(<StaticCardActions product={lamp} line={line} addable={false} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Add Amber Lamp to wishlist');
  rerender(<StaticCardActions product={lamp} line={line} wishable={false} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Add Amber Lamp to cart');
});

it('hydrates a page with static cards, their stepper and live controls in a slot without a warning', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  const page = (
    <StrictMode>
      <StaticCardStepper />
      <ProductCard product={lamp} href="/" actions={<StaticCardActions product={lamp} line={line} />} />
      <ProductCard product={lamp} href="/" actions={<ProductCardActions product={lamp} {...handlers} quantity={2} />} />
    </StrictMode>
  );
  const box = document.createElement('div');
  box.insertAdjacentHTML('beforeend', renderToString(page));
  document.body.append(box);
  const hydrated = await act(() => Promise.resolve(hydrateRoot(box, page, { onRecoverableError: console.error })));
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Amber Lamp' })).toHaveValue('2');
  act(() => hydrated.unmount());
  box.remove();
  expect(errors.mock.calls).toEqual([]);
});

it('has only image, title, price and plus in a row', () => {
  render(<ProductCard product={lamp} href="/" layout="row" {...handlers} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByText('Cybershop')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('$49.00');
});

it('has German strings', async () => {
  render(<ProductCard product={lamp} href="/" quantity={1} {...handlers} labels={de.ProductCard} locale="de-DE" />);
  expect(screen.getByText(/^15\s%\sRabatt$/)).toBeInTheDocument();
  expect(await screen.findByRole('spinbutton', { name: 'Menge von Amber Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent(/Preis 49,00/);
  expect(screen.getByRole('img', { name: 'Bewertet mit 4,8 von 5, 214 Bewertungen' })).toBeInTheDocument();
});

it('counts all ratings of a record, not only written reviews', () => {
  const product = { ...lamp, rating: 4.8, ratingCount: undefined, ratingCounts: [2, 3, 6, 21, 182], reviews: [{}] };
  render(<ProductCard product={product} href="/" />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5, 214 reviews' })).toBeInTheDocument();
});

it.each([
  ['a record without stock', { product: { ...lamp, stock: 0 } }],
  ['a product with `soldOut`', { product: lamp, soldOut: true }],
])('shows a tag for %s, and has no plus button', (_, props) => {
  const { rerender } = render(<ProductCard href="/" {...props} {...handlers} quantity={1} />);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.getByText('15% off')).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  rerender(<ProductCard href="/" {...props} {...handlers} badge={null} labels={de.ProductCard} />);
  expect(screen.getByText('Ausverkauft')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Warenkorb/ })).not.toBeInTheDocument();
  rerender(<ProductCard href="/" {...props} layout="row" />);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
});

it('names few units in stock, as many as the choice with the most has', () => {
  const few = {
    ...lamp,
    stock: 9,
    size: ['S', 'M'],
    variants: ['S', 'M'].map((size, index) => ({ size, stock: index + 2 })),
  };
  const { rerender } = render(<ProductCard product={few} href="/" {...handlers} />);
  expect(screen.getByText('Only 3 left')).toBeInTheDocument();
  expect(screen.getByText('15% off')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  rerender(
    <ProductCard product={{ ...few, variants: null, stock: 5 }} href="/" layout="row" labels={de.ProductCard} />,
  );
  expect(screen.getByText('Nur noch 5')).toBeInTheDocument();
  rerender(<ProductCard product={{ ...few, variants: null, stock: 6 }} href="/" />);
  expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
  rerender(<ProductCard product={{ ...few, stock: 1 }} href="/" soldOut />);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
});

it('renders the plus button of a sold-out static card hidden, for a script to show', () => {
  const { container } = render(<StaticCardActions product={{ ...lamp, stock: 0 }} line={line} wishable={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  container.querySelector('[hidden]')?.removeAttribute('hidden');
  expect(screen.getByRole('button')).toHaveAccessibleName('Add Amber Lamp to cart');
});

it("formats the price in the currency of the record, before its own and the provider's", () => {
  render(
    <KitProvider currency="GBP">
      <ProductCard product={{ id: 1, title: 'Mug', price: 5, currency: 'EUR' }} href="/" currency="USD" />
    </KitProvider>,
  );
  expect(screen.getByText('€5.00')).toBeInTheDocument();
});

it.each([undefined, null, ''])('renders a placeholder for a record whose thumbnail is %j', (thumbnail) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  const { container } = render(
    <ProductCard product={{ id: 1, title: 'Mug', price: 5, thumbnail }} href="/" srcSet="/a 1x" />,
  );
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toMatch(/^data:image/);
  expect(image).not.toHaveAttribute('srcset');
  expect(errors).not.toHaveBeenCalled();
});
