import { afterEach, expect, it } from 'vitest';
import { render, screen, waitFor } from '#test-utils';
import { emulateMedia } from '../../test-utils/browser';
import { CartButton } from '../shop/CartButton';
import { flyToCart } from './flyToCart';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const page = (count: number) => (
  <>
    <CartButton href="/cart" count={count} />
    <img id="lamp" src={pixel} alt="Lamp" width="200" height="200" style={{ marginBlockStart: '300px' }} />
  </>
);

const copies = () => [...document.querySelectorAll('img')].filter((picture) => picture.getAttribute('aria-hidden'));

afterEach(() => emulateMedia({}));

it('lets a hidden copy of the picture travel to the cart, and leaves nothing behind', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  render(page(1));
  const flight = flyToCart(screen.getByRole('img', { name: 'Lamp' }));
  expect(copies()).toHaveLength(1);
  expect(copies()[0]).toHaveAttribute('alt', '');
  expect(copies()[0]).not.toHaveAttribute('id');
  await flight;
  expect(copies()).toHaveLength(0);
});

it('moves nothing under reduced motion', () => {
  render(page(1));
  void flyToCart(screen.getByRole('img', { name: 'Lamp' }));
  expect(copies()).toHaveLength(0);
  expect(document.getAnimations()).toHaveLength(0);
});

it('rolls the number of the cart when it changes, and not when the page opens', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  const { rerender } = render(page(1));
  expect(document.getAnimations()).toHaveLength(0);
  rerender(page(2));
  await waitFor(() => expect(document.getAnimations()).toHaveLength(1));
  expect(screen.getByText('2')).toBeInTheDocument();
});

it('stays still where there is no cart', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  render(<img src={pixel} alt="Lamp" width="200" height="200" />);
  await flyToCart(screen.getByRole('img', { name: 'Lamp' }));
  expect(copies()).toHaveLength(0);
});
