import { expect, it } from 'vitest';
import { page } from '../../../test-utils/browser.js';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { CategoryGrid } from './CategoryGrid.js';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const names = ['Groceries', 'Gift shop', 'Automotive', 'Bikes', 'Electronics', 'Fashion', 'Health and beauty and more'];
const categories = names.map((name, index) => ({
  id: name,
  name,
  slug: `c-${index}`,
  image: pixel,
  cover: index < 2 ? pixel : undefined,
}));
const feet = () =>
  [...document.querySelectorAll('.mr-CategoryGrid-frame')].map((frame) =>
    Math.round(frame.getBoundingClientRect().bottom),
  );

it('aligns all arches of a row, however long a name is', async () => {
  await page.viewport(1280, 800);
  render(<CategoryGrid items={categories.map((category) => ({ ...category, cover: undefined }))} />);
  expect(new Set(feet().slice(0, 6)).size).toBe(1);
});

it('aligns the lower edges of featured and small tiles', async () => {
  await page.viewport(1280, 800);
  render(<CategoryGrid layout="featured" items={categories} allHref="/categories" />);
  const bottoms = feet();
  expect(Math.abs((bottoms[0] ?? 0) - (bottoms.at(-1) ?? NaN))).toBeLessThanOrEqual(1);
  expect(bottoms[1]).toBe(bottoms[0]);
});

it('scrolls inside its row on a phone, without scrolling the page', async () => {
  await page.viewport(320, 800);
  render(
    <div style={{ paddingInline: 'var(--mr-gutter)' }}>
      <CategoryGrid items={categories} />
    </div>,
  );
  const list = screen.getByRole('list');
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
