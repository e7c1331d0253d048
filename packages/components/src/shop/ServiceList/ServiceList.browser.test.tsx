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

it('is no tab stop and no landmark where nothing scrolls, and shows all it has', async () => {
  await page.viewport(1280, 800);
  render(list);
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('30 days to return').checkVisibility({ visibilityProperty: true })).toBe(true);
});

it('takes the focus on a phone and scrolls by the arrow keys, while the page does not scroll sideways', async () => {
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
