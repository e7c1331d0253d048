import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { describeBehavior, render, screen, waitFor } from '#test-utils';
import { userEvent } from '../../test-utils/browser';
import '../styles/base.css';
import '../styles/tokens.css';
import { attachCarousel, attachCarouselStrip } from './attachCarousel';
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

it('does not rotate under reduced motion, and has no button to stop it', () => {
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

const strip = (count: number, label = 'Gifts') => (
  <div style={{ inlineSize: '500px', ['--mr-carousel-strip-item' as '--mr-x']: '200px' }}>
    <CarouselStrip label={label}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href="#x">
          Gift {index + 1}
        </a>
      ))}
    </CarouselStrip>
  </div>
);

const more = () => screen.getByRole('button', { name: 'More: Gifts' });
const back = () => screen.getByRole('button', { name: 'Back: Gifts' });

const scrollsToItsEndAndBack = async () => {
  expect(back()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more());
  await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(more());
  await waitFor(() => expect(more()).toHaveAttribute('aria-disabled', 'true'));
  const last = screen.getByRole('link', { name: 'Gift 5' }).getBoundingClientRect();
  const box = screen.getByRole('list').parentElement!.getBoundingClientRect();
  expect(last.left).toBeGreaterThanOrEqual(box.left - 1);
  expect(last.right).toBeLessThanOrEqual(box.right + 1);
  await userEvent.click(back());
  await waitFor(() => expect(more()).toHaveAttribute('aria-disabled', 'false'));
};

describeBehavior('CarouselStrip', attachCarouselStrip, {
  'scrolls to its end and back': { element: strip(5), run: scrollsToItsEndAndBack },
  'scrolls to its end and back, right to left': {
    element: <div dir="rtl">{strip(5)}</div>,
    run: scrollsToItsEndAndBack,
  },
  'has no buttons while everything fits': {
    element: strip(2),
    run: () => {
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  },
  'has buttons once items have come by script': {
    element: strip(1),
    run: async () => {
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      const item = screen.getByRole('listitem');
      for (let copies = 0; copies < 4; copies += 1) item.parentElement!.append(item.cloneNode(true));
      await waitFor(() => expect(more()).toBeVisible());
    },
  },
});

it('has buttons once items have arrived, and none when they have gone', async () => {
  const { rerender } = render(<StrictMode>{strip(2)}</StrictMode>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<StrictMode>{strip(14)}</StrictMode>);
  await waitFor(() => expect(more()).toBeVisible());
  await userEvent.click(more());
  await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'false'));
  rerender(<StrictMode>{strip(2)}</StrictMode>);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

describeBehavior(
  'CarouselStrip in a Carousel',
  (container) => {
    const detach = [attachCarousel, attachCarouselStrip].map((attach) => attach(container));
    return () => detach.forEach((end) => end());
  },
  {
    'scrolls without another slide of the carousel': {
      element: (
        <Carousel label="Seasons">
          <div style={{ padding: '0 80px 80px' }}>
            <h2>Spring</h2>
            {strip(5)}
          </div>
          <h2>Autumn</h2>
        </Carousel>
      ),
      run: async () => {
        await waitFor(() => expect(more()).toBeVisible());
        await userEvent.click(more());
        await waitFor(() => expect(screen.getByRole('list').scrollLeft).toBeGreaterThan(100));
        expect(screen.getByText('Spring')).toBeVisible();
        expect(screen.getByText('Autumn')).not.toBeVisible();
      },
    },
  },
);
