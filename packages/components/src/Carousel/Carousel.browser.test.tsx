import { expect, it } from 'vitest';
import { render, screen, waitFor } from '#test-utils';
import { userEvent } from '../../test-utils/browser';
import '../styles/base.css';
import '../styles/tokens.css';
import { Carousel } from './Carousel';
import { CarouselStrip } from './CarouselStrip';

const carousel = (
  <Carousel label="Highlights">
    <h2>Short</h2>
    <div style={{ blockSize: '300px' }}>
      <h2>Tall</h2>
    </div>
  </Carousel>
);

it('shows one slide and moves nothing when it changes', async () => {
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

it('rests under reduced motion, without a button to stop it', () => {
  // The contexts of these tests ask for reduced motion.
  const { container } = render(carousel);
  expect(screen.queryByRole('button', { name: /rotation/ })).not.toBeInTheDocument();
  expect(container.getAnimations({ subtree: true })).toEqual([]);
});

it('has arrows as large as a finger', () => {
  render(carousel);
  for (const button of screen.getAllByRole('button')) {
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

const strip = (count: number) => (
  <div style={{ inlineSize: '500px', ['--mr-carousel-strip-item' as '--mr-x']: '200px' }}>
    <CarouselStrip label="Gifts">
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href="#x">
          Gift {index + 1}
        </a>
      ))}
    </CarouselStrip>
  </div>
);

it.each(['ltr', 'rtl'])('scrolls a strip to its end and back, %s', async (direction) => {
  render(<div dir={direction}>{strip(5)}</div>);
  const more = screen.getByRole('button', { name: 'More: Gifts' });
  const back = screen.getByRole('button', { name: 'Back: Gifts' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(more);
  await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'));
  const last = screen.getByRole('link', { name: 'Gift 5' }).getBoundingClientRect();
  const box = more.closest('[data-mr-strip]')!.getBoundingClientRect();
  expect(last.left).toBeGreaterThanOrEqual(box.left - 1);
  expect(last.right).toBeLessThanOrEqual(box.right + 1);
});

it('has no buttons for a strip that fits', () => {
  render(strip(2));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
