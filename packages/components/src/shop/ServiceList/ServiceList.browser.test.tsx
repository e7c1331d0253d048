import { expect, it } from 'vitest';
import { page, userEvent } from '../../../test-utils/browser.js';
import { render, screen } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { ServiceList } from './ServiceList.js';

const services = ['Free express shipping', 'Within 40 minutes', '30 days to return'].map((title) => ({
  icon: 'truck',
  title,
  description: 'Every order, every shop',
}));

const list = (
  <>
    <button type="button">Before</button>
    <ServiceList items={services} />
    <button type="button">After</button>
  </>
);

it('is not a tab stop or landmark if it does not scroll, and shows all items', async () => {
  await page.viewport(1280, 800);
  render(list);
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('30 days to return').checkVisibility({ visibilityProperty: true })).toBe(true);
});

it('takes the focus on a phone and scrolls by arrow keys, without scrolling the page', async () => {
  await page.viewport(390, 800);
  render(list);
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.keyboard('{Tab}');
  const region = screen.getByRole('region', { name: 'Our services' });
  expect(region).toHaveFocus();
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);
});
