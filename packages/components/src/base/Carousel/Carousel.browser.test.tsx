import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Carousel } from './Carousel.js';

const carousel = (
  <Carousel label="Highlights">
    <h2>Short</h2>
    <div style={{ blockSize: '300px' }}>
      <h2>Tall</h2>
    </div>
  </Carousel>
);

it('shows one slide, and a change causes no layout shift', async () => {
  render(carousel);
  const region = screen.getByRole('region', { name: 'Highlights' });
  const { height } = region.getBoundingClientRect();
  expect(height).toBe(300);
  expect(screen.getByText('Short')).toBeVisible();
  expect(screen.getByText('Tall')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByText('Tall')).toBeVisible();
  expect(screen.getByText('Short')).not.toBeVisible();
  expect(region.getBoundingClientRect().height).toBe(height);
});

it('does not rotate under reduced motion, and has no rotation button', () => {
  // The contexts of these tests request reduced motion.
  const { container } = render(carousel);
  expect(screen.queryByRole('button', { name: /rotation/ })).not.toBeInTheDocument();
  expect(container.getAnimations({ subtree: true })).toEqual([]);
});

it('has touch-sized arrows', () => {
  render(carousel);
  for (const button of screen.getAllByRole('button')) {
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
