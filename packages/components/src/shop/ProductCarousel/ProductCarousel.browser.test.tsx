import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { describeBehavior, render, screen, waitFor } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { Carousel } from '../../base/Carousel/index.js';
import { attachCarousel } from '../../static/attachCarousel.js';
import { attachProductCarousel } from '../../static/attachProductCarousel.js';
import { ProductCarousel } from './ProductCarousel.js';

const carousel = (count: number, label = 'Gifts') => (
  <div style={{ inlineSize: '500px', ['--mr-product-carousel-item' as '--mr-x']: '200px' }}>
    <ProductCarousel label={label}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href="#x">
          Gift {index + 1}
        </a>
      ))}
    </ProductCarousel>
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

describeBehavior('ProductCarousel', attachProductCarousel, {
  'scrolls to its end and back': { element: carousel(5), run: scrollsToItsEndAndBack },
  'scrolls to its end and back, right to left': {
    element: <div dir="rtl">{carousel(5)}</div>,
    run: scrollsToItsEndAndBack,
  },
  'has no buttons while everything fits': {
    element: carousel(2),
    run: () => {
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  },
  'shows buttons after a script has added items': {
    element: carousel(1),
    run: async () => {
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      const item = screen.getByRole('listitem');
      for (let copies = 0; copies < 4; copies += 1) item.parentElement!.append(item.cloneNode(true));
      await waitFor(() => expect(more()).toBeVisible());
    },
  },
});

it('shows the buttons when items are added, and hides them when they are removed', async () => {
  const { rerender } = render(<StrictMode>{carousel(2)}</StrictMode>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<StrictMode>{carousel(14)}</StrictMode>);
  await waitFor(() => expect(more()).toBeVisible());
  await userEvent.click(more());
  await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'false'));
  rerender(<StrictMode>{carousel(2)}</StrictMode>);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

describeBehavior(
  'ProductCarousel in a Carousel',
  (container) => {
    const detach = [attachCarousel, attachProductCarousel].map((attach) => attach(container));
    return () => detach.forEach((end) => end());
  },
  {
    'scrolls without changing the slide of the carousel': {
      element: (
        <Carousel label="Seasons">
          <div style={{ padding: '0 80px 80px' }}>
            <h2>Spring</h2>
            {carousel(5)}
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
