import { afterEach, expect, it } from 'vitest';
import { render, screen, waitFor } from '#test-utils';
import { emulateMedia } from '../../test-utils/browser.js';
import { CartButton } from '../shop/CartButton/index.js';
import { flyToCart } from './flyToCart.js';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const page = (count: number) => (
  <>
    <CartButton href="/cart" count={count} />
    <img id="lamp" src={pixel} alt="Lamp" width="200" height="200" style={{ marginBlockStart: '300px' }} />
  </>
);

const copies = () => [...document.querySelectorAll('img')].filter((picture) => picture.getAttribute('aria-hidden'));

afterEach(() => emulateMedia({}));

it('animates a hidden copy of the image to the cart, and removes it', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  render(page(1));
  const flight = flyToCart(screen.getByRole('img', { name: 'Lamp' }));
  expect(copies()).toHaveLength(1);
  expect(copies()[0]).toHaveAttribute('alt', '');
  expect(copies()[0]).not.toHaveAttribute('id');
  await flight;
  expect(copies()).toHaveLength(0);
});

it('does not animate under reduced motion', () => {
  render(page(1));
  void flyToCart(screen.getByRole('img', { name: 'Lamp' }));
  expect(copies()).toHaveLength(0);
  expect(document.getAnimations()).toHaveLength(0);
});

it('rolls the count of the cart when it changes, but not on page load', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  const { rerender } = render(page(1));
  expect(document.getAnimations()).toHaveLength(0);
  rerender(page(2));
  await waitFor(() => expect(document.getAnimations()).toHaveLength(1));
  expect(screen.getByText('2')).toBeInTheDocument();
});

it('does nothing without a cart', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  render(<img src={pixel} alt="Lamp" width="200" height="200" />);
  await flyToCart(screen.getByRole('img', { name: 'Lamp' }));
  expect(copies()).toHaveLength(0);
});
