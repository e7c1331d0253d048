import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, describeConformance, fireEvent, render, screen, serverRender, setup, within } from '#test-utils';
import * as de from '../labels/de';
import { attachCarousel } from './attachCarousel';
import { Carousel } from './Carousel';
import type { CarouselProps } from './Carousel';

const slides = ['Give them peace of mind', 'Picked at six', 'A street of shops'].map((title) => (
  <div key={title}>
    <h2>{title}</h2>
    <a href="/gift-shop">Shop now</a>
  </div>
));

const element = (props: Partial<CarouselProps> = {}) => (
  <Carousel label="Highlights" {...props}>
    {slides}
  </Carousel>
);

/** Number of the slide that is reachable; the others are inert. */
function shown(): number[] {
  return screen
    .getAllByRole('group', { hidden: true })
    .flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]));
}

const button = (name: string) => screen.getByRole('button', { name });

function prefersReducedMotion(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList,
  );
}

beforeEach(() => prefersReducedMotion(false));
afterEach(() => vi.restoreAllMocks());

describeConformance(element(), { element: HTMLElement });

it('is a named carousel of named slides, the first one shown', () => {
  render(element());
  expect(screen.getByRole('region', { name: 'Highlights' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(shown()).toEqual([1]);
});

it('has its buttons before the slides', () => {
  render(element());
  const names = screen.getAllByRole('button').map((control) => control.getAttribute('aria-label'));
  expect(names).toEqual(['Stop rotation', 'Previous slide', 'Next slide']);
  const last = screen.getAllByRole('button').at(-1)!;
  const first = screen.getAllByRole('group', { hidden: true })[0]!;
  expect(last.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('goes on and back round the ends; focus stays on the button and the slide is spoken', async () => {
  const { user, container } = setup(element());
  await user.click(button('Next slide'));
  expect(shown()).toEqual([2]);
  expect(button('Next slide')).toHaveFocus();
  expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await user.click(button('Previous slide'));
  await user.click(button('Previous slide'));
  expect(shown()).toEqual([3]);
  await user.click(button('Next slide'));
  expect(shown()).toEqual([1]);
});

it('needs no controls for a single slide', () => {
  render(<Carousel label="Highlights">{slides[0]}</Carousel>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Give them peace of mind' })).toBeInTheDocument();
});

it('has no rotation button when it does not rotate', () => {
  render(element({ autoPlay: false }));
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('speaks German', () => {
  render(element({ labels: de.Carousel }));
  expect(screen.getByRole('group', { name: '1 von 3' })).toHaveAttribute('aria-roledescription', 'Folie');
  expect(button('Nächste Folie')).toBeInTheDocument();
});

describe('rotation', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };

  it('shows the next slide after its time, without speaking', () => {
    const { container } = render(element({ interval: 8000 }));
    wait(7999);
    expect(shown()).toEqual([1]);
    wait(1);
    expect(shown()).toEqual([2]);
    expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    wait(16_000);
    expect(shown()).toEqual([1]);
  });

  it('gives each slide six seconds at least', () => {
    render(element({ interval: 10 }));
    wait(5999);
    expect(shown()).toEqual([1]);
    wait(1);
    expect(shown()).toEqual([2]);
  });

  it('stops by its button, which then starts it again', () => {
    render(element());
    fireEvent.click(button('Stop rotation'));
    wait(60_000);
    expect(shown()).toEqual([1]);
    fireEvent.click(button('Start rotation'));
    wait(7000);
    expect(shown()).toEqual([2]);
  });

  it('rests while hovered and goes on after', () => {
    render(element());
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(60_000);
    expect(shown()).toEqual([1]);
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(7000);
    expect(shown()).toEqual([2]);
  });

  it('ends when focus comes in, until it is asked for', () => {
    render(element());
    act(() =>
      within(screen.getByRole('group', { name: '1 of 3' }))
        .getByRole('link')
        .focus(),
    );
    act(() => {
      (document.activeElement as HTMLElement).blur();
    });
    wait(60_000);
    expect(shown()).toEqual([1]);
    expect(button('Start rotation')).toBeInTheDocument();
  });

  it('ends when a slide is chosen', () => {
    render(element());
    fireEvent.click(button('Next slide'));
    wait(60_000);
    expect(shown()).toEqual([2]);
  });

  it('never begins under reduced motion', () => {
    prefersReducedMotion(true);
    render(element());
    wait(60_000);
    expect(shown()).toEqual([1]);
  });

  it('ends with the component', () => {
    const { unmount } = render(element());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('brings server HTML to life, and lets it rest after the clean-up', () => {
    const root = serverRender(element()).querySelector('section')!;
    const detach = attachCarousel(root);
    wait(7000);
    expect(shown()).toEqual([2]);
    detach();
    fireEvent.click(button('Next slide'));
    wait(60_000);
    expect(shown()).toEqual([2]);
  });
});
