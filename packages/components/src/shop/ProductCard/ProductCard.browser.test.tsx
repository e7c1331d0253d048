import { afterEach, expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { emulateMedia, page, userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { ProductCard } from './index.js';
import type { ProductCardProps } from './index.js';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const product = {
  id: '7',
  title: 'Amber Lamp',
  price: 57.65,
  discount: 15,
  thumbnail: pixel,
  shop: { name: 'Cybershop' },
  rating: 4.8,
  reviews: [1, 2],
  colors: ['#22283f', '#c4463f'],
};

const handlers = { onAdd: () => undefined, onQuantityChange: () => undefined, onWishlistChange: () => undefined };

function show(inlineSize: string, props: Partial<ProductCardProps> = {}) {
  const { container } = render(
    <div style={{ inlineSize }}>
      <ProductCard product={product} href="#lamp" hoverSrc={pixel} {...handlers} {...props} />
    </div>,
  );
  return { card: screen.getByRole('article'), pictures: container.querySelectorAll('img') };
}

afterEach(() => emulateMedia({}));

/** Returns the element that receives a click in the center of `element`. */
function reached(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

it('is covered by one link, except for its buttons', () => {
  const { card, pictures } = show('300px');
  expect(reached(pictures[0]!)).toBe(screen.getByRole('link'));
  expect(reached(screen.getByText('Cybershop'))).toBe(screen.getByRole('link'));
  for (const button of screen.getAllByRole('button')) expect(button.contains(reached(button))).toBe(true);
  expect(card.querySelectorAll('a')).toHaveLength(1);
});

it('keeps a unit without a break opportunity inside the card', () => {
  const { card } = show('220px', { product: { ...product, unit: 'g'.repeat(200) } });
  const unit = screen.getByText(/ggg/);
  expect(unit.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
});

it('lays out the second image on hover only, so that it loads no earlier', async () => {
  const { card, pictures } = show('300px');
  await userEvent.unhover(card);
  expect(pictures[1]).not.toBeVisible();
  await userEvent.hover(card);
  expect(pictures[1]).toBeVisible();
});

it.each(['140px', '300px'])('keeps within %s with a long word and a stepper', async (inlineSize) => {
  const { card } = show(inlineSize, {
    quantity: 9999,
    product: { ...product, title: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel' },
  });
  expect(await screen.findByRole('spinbutton')).toBeVisible();
  // One pixel of the notch lies outside on purpose: it covers the edge of the image.
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1);
  expect(screen.getByRole('heading').getBoundingClientRect().right).toBeLessThanOrEqual(
    card.getBoundingClientRect().right,
  );
});

it('shows the focus ring of its link around the whole card', async () => {
  const { card } = show('300px');
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('link')).toHaveFocus();
  const ring = getComputedStyle(screen.getByRole('link'), '::after');
  expect(ring.outlineStyle).toBe('solid');
  expect(parseFloat(ring.inlineSize)).toBeCloseTo(card.clientWidth, 0);
});

it('keeps border and icon of each button in forced colors', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  show('300px');
  for (const button of screen.getAllByRole('button')) {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
    expect(parseFloat(borderTopWidth)).toBeGreaterThan(0);
    expect(borderTopColor).not.toBe(backgroundColor);
    expect(getComputedStyle(button, '::before').backgroundColor).toBe(borderTopColor);
  }
});

it('leaves room for the title of a row beside its thumbnail in a narrow window', async () => {
  await page.viewport(320, 800);
  show('240px', { layout: 'row', quantity: 1 });
  await screen.findByRole('spinbutton');
  expect(screen.getByRole('heading').clientWidth).toBeGreaterThan(120);
});
