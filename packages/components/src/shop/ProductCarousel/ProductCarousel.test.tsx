import { expect, it, vi } from 'vitest';
import { describeBehavior, describeConformance, fireEvent, render, screen } from '#test-utils';
import * as de from '../../labels/de.js';
import { attachProductCarousel } from '../../static/attachProductCarousel.js';
import { ProductCarousel } from './ProductCarousel.js';

const itemsOf = (...titles: string[]) =>
  titles.map((title) => (
    <a key={title} href="/x">
      {title}
    </a>
  ));

const element = <ProductCarousel label="Featured items">{itemsOf('Apples', 'Bread', 'Cheese')}</ProductCarousel>;

describeConformance(element, {
  element: HTMLDivElement,
  tag: 'div',
  label: 'Featured items',
  named: 'ul',
  otherProps: { children: itemsOf('Dates') },
  visibleLabel: 'next',
});

/** Sets the size of the row: jsdom has no layout. */
function sizeTrack(scrollWidth: number, clientWidth: number) {
  const track = screen.getByRole('list');
  Object.defineProperties(track, { scrollWidth: { value: scrollWidth }, clientWidth: { value: clientWidth } });
  const scrollBy = vi.fn();
  track.scrollBy = scrollBy;
  fireEvent.scroll(track);
  return {
    scrollBy,
    scrollTo: (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    },
  };
}

const back = () => screen.getByRole('button', { name: 'Back: Featured items' });
const more = () => screen.getByRole('button', { name: 'More: Featured items' });

describeBehavior('ProductCarousel', attachProductCarousel, {
  'is a named list of all items': {
    element,
    run: () => {
      expect(screen.getByRole('list', { name: 'Featured items' })).toBeInTheDocument();
      expect(screen.getAllByRole('listitem')).toHaveLength(3);
    },
  },
  'scrolls forward and back by its buttons': {
    element,
    run: async ({ user }) => {
      const { scrollBy, scrollTo } = sizeTrack(1000, 500);
      await user.click(more());
      expect(scrollBy).toHaveBeenLastCalledWith({ left: 450 });
      scrollTo(450);
      await user.click(back());
      expect(scrollBy).toHaveBeenLastCalledWith({ left: -450 });
    },
  },
  'marks the button at the end as disabled': {
    element,
    run: () => {
      const { scrollTo } = sizeTrack(1000, 500);
      expect(back()).toHaveAttribute('aria-disabled', 'true');
      expect(more()).toHaveAttribute('aria-disabled', 'false');
      scrollTo(500);
      expect(back()).toHaveAttribute('aria-disabled', 'false');
      expect(more()).toHaveAttribute('aria-disabled', 'true');
    },
  },
  'exposes whether the items overflow': {
    element,
    run: ({ container }) => {
      sizeTrack(1000, 500);
      expect(container.querySelector('[data-overflow]')).toBeInTheDocument();
    },
  },
  'disables its buttons when everything fits': {
    element,
    run: ({ container }) => {
      sizeTrack(500, 500);
      expect(container.querySelector('[data-overflow]')).not.toBeInTheDocument();
    },
  },
});

it('is focusable only with `focusable`', () => {
  const { rerender } = render(element);
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  rerender(
    <ProductCarousel label="Testimonials" focusable labels={de.ProductCarousel}>
      <p>Good.</p>
    </ProductCarousel>,
  );
  expect(screen.getByRole('list', { name: 'Testimonials' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Weiter: Testimonials' })).toBeInTheDocument();
});

it('names its list by `aria-label`', () => {
  render(
    <ProductCarousel label="Gifts" aria-label="Gifts for two">
      {itemsOf('Apples')}
    </ProductCarousel>,
  );
  expect(screen.getByRole('list', { name: 'Gifts for two' })).toBeInTheDocument();
});

it('rejects a script on HTML that React owns', () => {
  const { container } = render(element);
  expect(() => attachProductCarousel(container)).toThrow('attachProductCarousel was called on HTML that React owns');
});
