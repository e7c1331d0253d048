import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  act,
  describeBehavior,
  describeConformance,
  fireEvent,
  render,
  screen,
  serverRender,
  setup,
  within,
} from '#test-utils';
import * as de from '../../labels/de.js';
import { attachCarousel } from '../../static/attachCarousel.js';
import { StaticCarousel } from '../../static/StaticCarousel.js';
import { Carousel } from './Carousel.js';
import type { CarouselProps } from './Carousel.js';

const titles = ['Give them peace of mind', 'Picked at six', 'A street of shops'];
const slidesOf = (names: readonly string[]) =>
  names.map((title) => (
    <div key={title}>
      <h2>{title}</h2>
      <a href="/gift-shop">Shop now</a>
    </div>
  ));

const element = (props: Partial<CarouselProps> = {}) => (
  <Carousel label="Highlights" {...props}>
    {props.children ?? slidesOf(titles)}
  </Carousel>
);

/** Titles of the accessible slides; the others are inert. */
const shown = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.closest('[inert]'))
    .map((slide) => slide.querySelector('h2')?.textContent);

const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region', { name: 'Highlights' });

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches, media }));
}

beforeEach(() => prefersReducedMotion(false));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describeConformance(element(), {
  element: HTMLElement,
  tag: 'section',
  label: 'Highlights',
  variants: [{ children: slidesOf(titles.slice(0, 1)) }],
  otherProps: { children: slidesOf(['Another', 'And one more']) },
  visibleLabel: 'next',
});

describeBehavior(
  'Carousel',
  attachCarousel,
  {
    'is a named carousel of named slides and shows the first': {
      element: element(),
      run: () => {
        expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
        expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
        expect(shown()).toEqual(titles.slice(0, 1));
      },
    },
    "starts with the caller's default slide": {
      element: element({ defaultIndex: 2 }),
      run: async ({ user }) => {
        expect(shown()).toEqual(['A street of shops']);
        await user.click(button('Next slide'));
        expect(shown()).toEqual(['Give them peace of mind']);
      },
    },
    'has its buttons before the slides': {
      element: element(),
      run: () => {
        const names = screen.getAllByRole('button').map((control) => control.getAttribute('aria-label'));
        expect(names).toEqual(['Stop rotation', 'Previous slide', 'Next slide']);
        const first = screen.getAllByRole('group', { hidden: true })[0]!;
        expect(button('Next slide').compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      },
    },
    'wraps in both directions; the button keeps focus and the slide is announced': {
      element: element(),
      run: async ({ user, container }) => {
        await user.click(button('Next slide'));
        expect(shown()).toEqual(['Picked at six']);
        expect(button('Next slide')).toHaveFocus();
        expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
        await user.click(button('Previous slide'));
        await user.click(button('Previous slide'));
        expect(shown()).toEqual(['A street of shops']);
        await user.click(button('Next slide'));
        expect(shown()).toEqual(['Give them peace of mind']);
      },
    },
    'loads the images of the next slide, and no others': {
      element: element(),
      run: async ({ user, container }) => {
        const near = () => [...container.querySelectorAll('[data-near] h2')].map(({ textContent }) => textContent);
        expect(near()).toEqual(['Picked at six']);
        await user.click(button('Next slide'));
        expect(near()).toEqual(['A street of shops']);
      },
    },
    'has no controls for a single slide': {
      element: element({ children: slidesOf(titles.slice(0, 1)) }),
      run: () => {
        expect(screen.queryByRole('button')).not.toBeInTheDocument();
        expect(screen.getByRole('heading', { name: 'Give them peace of mind' })).toBeInTheDocument();
      },
    },
    'has no rotation button when it does not rotate': {
      element: element({ autoPlay: false }),
      run: () => expect(screen.getAllByRole('button')).toHaveLength(2),
    },
    'does not handle the buttons of a carousel inside a slide': {
      element: (
        <Carousel label="Highlights">
          <Carousel label="Inside" labels={{ next: 'Next inside' }}>
            {slidesOf(['Inside 1', 'Inside 2'])}
          </Carousel>
          <h2>Outside 2</h2>
        </Carousel>
      ),
      run: async ({ user }) => {
        await user.click(button('Next inside'));
        expect(screen.getByText('Inside 1').closest('[inert]')).not.toBeNull();
        expect(screen.getByText('Inside 2').closest('[inert]')).toBeNull();
        await user.click(button('Next slide'));
        expect(screen.getByText('Outside 2').closest('[inert]')).toBeNull();
      },
    },
  },
  StaticCarousel,
);

describe('rotation', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };

  describeBehavior(
    'Carousel',
    attachCarousel,
    {
      'shows the next slide after its interval, without an announcement': {
        element: element({ interval: 8000 }),
        run: ({ container }) => {
          wait(7999);
          expect(shown()).toEqual([titles[0]]);
          wait(1);
          expect(shown()).toEqual([titles[1]]);
          expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
          expect(region()).toHaveAttribute('data-rotating');
          wait(8000);
          wait(8000);
          expect(shown()).toEqual([titles[0]]);
        },
      },
      'shows each slide for at least six seconds': {
        element: element({ interval: 10 }),
        run: () => {
          wait(5999);
          expect(shown()).toEqual([titles[0]]);
          wait(1);
          expect(shown()).toEqual([titles[1]]);
        },
      },
      'stops by its button, which then restarts it': {
        element: element(),
        run: () => {
          fireEvent.click(button('Stop rotation'));
          wait(60_000);
          expect(shown()).toEqual([titles[0]]);
          fireEvent.click(button('Start rotation'));
          wait(7000);
          expect(shown()).toEqual([titles[1]]);
        },
      },
      'pauses while hovered and resumes afterwards': {
        element: element(),
        run: () => {
          fireEvent.pointerEnter(region());
          wait(60_000);
          expect(shown()).toEqual([titles[0]]);
          fireEvent.pointerLeave(region());
          wait(7000);
          expect(shown()).toEqual([titles[1]]);
        },
      },
      'stops when focus enters, until the button restarts it': {
        element: element(),
        run: () => {
          const [slide] = screen.getAllByRole('group');
          act(() => within(slide!).getByRole('link').focus());
          act(() => (document.activeElement as HTMLElement).blur());
          wait(60_000);
          expect(shown()).toEqual([titles[0]]);
          expect(button('Start rotation')).toBeInTheDocument();
        },
      },
      'stops when a slide is chosen': {
        element: element(),
        run: () => {
          fireEvent.click(button('Next slide'));
          wait(60_000);
          expect(shown()).toEqual([titles[1]]);
        },
      },
    },
    StaticCarousel,
  );

  describe('under reduced motion', () => {
    beforeEach(() => prefersReducedMotion(true));
    describeBehavior(
      'Carousel',
      attachCarousel,
      {
        'never starts': {
          element: element(),
          run: () => {
            wait(60_000);
            expect(shown()).toEqual([titles[0]]);
            expect(region()).not.toHaveAttribute('data-rotating');
          },
        },
      },
      StaticCarousel,
    );
  });

  it('stops on unmount', () => {
    const { unmount } = render(element());
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops with the cleanup of the script', () => {
    const detach = attachCarousel(serverRender(<StaticCarousel {...element().props} />));
    detach();
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.click(button('Next slide'));
    expect(shown()).toEqual([titles[0]]);
  });

  it('does not restart its timer when its parent renders again', () => {
    const { rerender } = render(element());
    for (let second = 1; second <= 6; second += 1) {
      wait(1000);
      rerender(element({ className: `at-${second}` }));
    }
    wait(1000);
    expect(shown()).toEqual([titles[1]]);
  });

  it('reports rotation to the caller, and waits for the new index', () => {
    const onIndexChange = vi.fn();
    render(element({ index: 0, onIndexChange }));
    wait(14_000);
    expect(onIndexChange.mock.calls).toEqual([
      [1, { reason: 'rotation' }],
      [1, { reason: 'rotation' }],
    ]);
    expect(shown()).toEqual([titles[0]]);
  });
});

describe('in React', () => {
  it('continues from the visible slide when slides are added', async () => {
    const { user, rerender } = setup(element({ children: slidesOf(titles.slice(0, 2)) }));
    await user.click(button('Next slide'));
    expect(shown()).toEqual([titles[1]]);
    rerender(element());
    expect(shown()).toEqual([titles[1]]);
    await user.click(button('Next slide'));
    expect(shown()).toEqual([titles[2]]);
  });

  it('shows the nearest slide when the visible one is removed', async () => {
    const { user, rerender } = setup(<StrictMode>{element({ autoPlay: false })}</StrictMode>);
    await user.click(button('Previous slide'));
    rerender(<StrictMode>{element({ autoPlay: false, children: slidesOf(titles.slice(0, 2)) })}</StrictMode>);
    expect(shown()).toEqual([titles[1]]);
    await user.click(button('Next slide'));
    expect(shown()).toEqual([titles[0]]);
  });

  it('shows the controlled slide, and reports each press', async () => {
    const onIndexChange = vi.fn();
    function Owner() {
      const [index, setIndex] = useState(1);
      return element({
        index,
        onIndexChange: (next, { reason }) => {
          onIndexChange(next, reason);
          if (next !== 0) setIndex(next);
        },
      });
    }
    const { user } = setup(<Owner />);
    expect(shown()).toEqual([titles[1]]);
    await user.click(button('Next slide'));
    expect(shown()).toEqual([titles[2]]);
    await user.click(button('Next slide'));
    expect(shown()).toEqual([titles[2]]);
    expect(onIndexChange.mock.calls).toEqual([
      [2, 'next'],
      [0, 'next'],
    ]);
  });

  it("calls the caller's own handlers, too", () => {
    const handlers = { onPointerEnter: vi.fn(), onPointerLeave: vi.fn(), onFocus: vi.fn() };
    render(element(handlers));
    fireEvent.pointerEnter(region());
    fireEvent.pointerLeave(region());
    act(() => button('Next slide').focus());
    for (const [name, handler] of Object.entries(handlers)) expect(handler, name).toHaveBeenCalledOnce();
  });

  it('uses German labels', () => {
    render(element({ labels: de.Carousel }));
    expect(screen.getByRole('group', { name: '1 von 3' })).toHaveAttribute('aria-roledescription', 'Folie');
    expect(button('Nächste Folie')).toBeInTheDocument();
  });
});

it('throws for a script on HTML that React owns', () => {
  const { container } = render(element());
  expect(() => attachCarousel(container)).toThrow('attachCarousel was called on HTML that React owns');
});
