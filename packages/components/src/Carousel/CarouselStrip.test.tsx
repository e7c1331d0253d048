import { expect, it, vi } from 'vitest';
import { describeConformance, fireEvent, render, screen, setup } from '#test-utils';
import * as de from '../labels/de';
import { CarouselStrip } from './CarouselStrip';

const items = ['Apples', 'Bread', 'Cheese'].map((title) => (
  <a key={title} href="/x">
    {title}
  </a>
));

const element = <CarouselStrip label="Featured items">{items}</CarouselStrip>;

describeConformance(element, { element: HTMLDivElement });

/** Gives the scroller a size: there is no layout here. */
function sizeTrack(scrollWidth: number, clientWidth: number) {
  const track = document.querySelector<HTMLElement>('[data-mr-track]')!;
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

it('is a named list of all items', () => {
  render(element);
  expect(screen.getByRole('list', { name: 'Featured items' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('scrolls on and back by its buttons', async () => {
  const { user } = setup(element);
  const { scrollBy, scrollTo } = sizeTrack(1000, 500);
  await user.click(more());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 450 });
  scrollTo(450);
  await user.click(back());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -450 });
});

it('marks the button that leads nowhere', () => {
  render(element);
  const { scrollTo } = sizeTrack(1000, 500);
  expect(back()).toHaveAttribute('aria-disabled', 'true');
  expect(more()).toHaveAttribute('aria-disabled', 'false');
  scrollTo(500);
  expect(back()).toHaveAttribute('aria-disabled', 'false');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
});

it('says whether there is more than fits', () => {
  const { container } = render(element);
  sizeTrack(1000, 500);
  expect(container.firstElementChild).toHaveAttribute('data-overflow');
});

it('has no use for its buttons when all fits', () => {
  const { container } = render(element);
  sizeTrack(500, 500);
  expect(container.firstElementChild).not.toHaveAttribute('data-overflow');
});

it('takes the focus itself only when asked to', () => {
  const { rerender } = render(element);
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  rerender(
    <CarouselStrip label="Voices" focusable labels={de.CarouselStrip}>
      <p>Good.</p>
    </CarouselStrip>,
  );
  expect(screen.getByRole('list', { name: 'Voices' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Weiter: Voices' })).toBeInTheDocument();
});
