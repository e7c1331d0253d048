import { StrictMode, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
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
import { SwatchGroup } from '../../base/SwatchGroup/index.js';
import { polyfillJsdom } from '../../testing/index.js';
import { attachProductGallery } from '../../static/attachProductGallery.js';
import { StaticProductGallery } from '../../static/StaticProductGallery.js';
import { ProductGallery } from './ProductGallery.js';
import type { ProductGalleryProps } from './ProductGallery.js';

// The close button of the dialog submits a native form, which jsdom does not implement.
beforeAll(polyfillJsdom);

const itemsOf = (color: string, count = 3) =>
  Array.from({ length: count }, (_, view) => ({
    src: `/images/${color}-${view + 1}.webp`,
    srcSet: `/images/${color}-${view + 1}-480.webp 480w`,
    thumbSrc: `/images/${color}-${view + 1}-480.webp`,
  }));

const element = (props: Partial<ProductGalleryProps> = {}) => (
  <ProductGallery item="Amber Lamp" items={itemsOf('amber')} sizes="50vw" badge="15% off" {...props} />
);

/** Gallery with images by color: one for every color, two of amber, one of blue. */
function ByColor({ form }: { form: 'react' | 'static' }) {
  const [color, setColor] = useState('amber');
  const items = [
    { src: '/images/box.webp' },
    { src: '/images/amber-1.webp', color: 'amber' },
    { src: '/images/amber-2.webp', color: 'amber' },
    { src: '/images/blue-1.webp', color: 'blue' },
  ];
  const colors = [
    { value: 'amber', label: 'Amber' },
    { value: 'blue', label: 'Blue' },
    { value: 'green', label: 'Green' },
  ];
  return (
    <>
      <SwatchGroup label="Color" name="color" items={colors} value={color} onValueChange={setColor} />
      {form === 'react' ? (
        <ProductGallery item="Lamp" items={items} color={color} />
      ) : (
        <StaticProductGallery item="Lamp" items={items} color={color} colorName="color" />
      )}
    </>
  );
}

/** Returns names and files of the images on the stage, in order. */
const pictures = () =>
  screen
    .getAllByRole('img', { name: /^Lamp, picture/ })
    .filter((picture) => !picture.closest('li')?.hidden)
    .map((picture) => `${picture.getAttribute('alt') ?? ''} ${picture.getAttribute('src') ?? ''}`);

/** Sets the size of the stage: jsdom has no layout. Scrolls complete at once. */
function sizeStage() {
  const track = screen.getAllByRole('list').find((list) => list.dataset['mrPart'] === 'track')!;
  Object.defineProperty(track, 'clientWidth', { value: 600 });
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0;
    fireEvent.scroll(track);
  }) as typeof track.scrollTo;
  return track;
}

const thumb = (number: number) => screen.getByRole('link', { name: `Picture ${number} of 3` });
const next = () => screen.getByRole('button', { name: 'Next picture' });
const previous = () => screen.getByRole('button', { name: 'Previous picture' });

/** Returns the number of the marked thumbnail, after checking that only its image is a tab stop. */
function current(): number[] {
  const of = (name: RegExp) => screen.getAllByRole('link', { name });
  const marked = of(/^Picture/).flatMap((link, index) => (link.hasAttribute('aria-current') ? [index + 1] : []));
  const stops = of(/, picture \d of/).flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index + 1] : []));
  expect(stops).toEqual(marked);
  return marked;
}

describeConformance(element(), {
  element: HTMLDivElement,
  tag: 'div',
  label: 'Pictures of Amber Lamp',
  variants: [{ items: itemsOf('amber', 1) }],
  otherProps: { items: itemsOf('blue', 2) },
  visibleLabel: 'next',
});

describeBehavior(
  'ProductGallery',
  attachProductGallery,
  {
    'names the gallery, its images and thumbnails': {
      element: element(),
      run: () => {
        const gallery = screen.getByRole('group', { name: 'Pictures of Amber Lamp' });
        expect(within(gallery).getByRole('img', { name: 'Amber Lamp, picture 1 of 3' })).toBeInTheDocument();
        expect(within(gallery).getByRole('link', { name: 'Picture 3 of 3' })).toBeInTheDocument();
        expect(within(gallery).getByText('15% off')).toBeInTheDocument();
      },
    },
    'loads the first image eagerly and the others lazily': {
      element: element(),
      run: () => {
        const [first, second] = screen.getAllByRole('img', { name: /Amber Lamp, picture/ });
        expect(first).toHaveAttribute('loading', 'eager');
        expect(first).toHaveAttribute('fetchpriority', 'high');
        expect(second).toHaveAttribute('loading', 'lazy');
      },
    },
    'shows images by thumbnail, next and previous, and wraps around': {
      element: element(),
      run: async ({ user }) => {
        const track = sizeStage();
        expect(current()).toEqual([1]);
        await user.click(thumb(3));
        expect(current()).toEqual([3]);
        expect(track.scrollLeft).toBe(1200);
        await user.click(next());
        expect(current()).toEqual([1]);
        await user.click(previous());
        expect(current()).toEqual([3]);
      },
    },
    'follows a swipe': {
      element: element(),
      run: () => {
        const track = sizeStage();
        track.scrollLeft = 610;
        fireEvent.scroll(track);
        expect(current()).toEqual([2]);
      },
    },
    'opens an image in a named dialog, shows the others there, and returns to the last one': {
      element: element(),
      run: async ({ user }) => {
        sizeStage();
        await user.click(screen.getByRole('link', { name: /picture 1 of 3/ }));
        const dialog = screen.getByRole('dialog', { name: 'Pictures of Amber Lamp' });
        expect(dialog).toHaveAttribute('open');
        const large = () => within(dialog).getByRole('img').getAttribute('alt');
        expect(large()).toBe('Amber Lamp, picture 1 of 3');
        expect(within(dialog).getByRole('img')).toHaveAttribute('sizes', '100vw');
        await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
        expect(large()).toBe('Amber Lamp, picture 2 of 3');
        await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
        await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
        expect(large()).toBe('Amber Lamp, picture 3 of 3');
        await user.click(within(dialog).getByRole('button', { name: 'Close' }));
        expect(dialog).not.toHaveAttribute('open');
        expect(current()).toEqual([3]);
        expect(screen.getByRole('link', { name: /Amber Lamp, picture 3 of 3/ })).toHaveFocus();
      },
    },
    'zooms the large image by its button and by a press, with its largest file, and resets for the next one': {
      element: element({ items: itemsOf('amber').map((item) => ({ ...item, zoomSrc: `${item.src}?w=1920` })) }),
      run: async ({ user }) => {
        sizeStage();
        await user.click(screen.getByRole('link', { name: /picture 1 of 3/ }));
        const dialog = within(screen.getByRole('dialog'));
        await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
        const box = dialog.getByRole('region', { name: 'Zoomed picture' });
        expect(box).toHaveAttribute('tabindex', '0');
        expect(within(box).getByRole('img')).toHaveAttribute('src', '/images/amber-1.webp?w=1920');
        await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
        expect(dialog.queryByRole('region')).not.toBeInTheDocument();
        await user.click(dialog.getByRole('img'));
        expect(dialog.getByRole('region')).toBeInTheDocument();
        await user.click(dialog.getByRole('button', { name: 'Next picture' }));
        expect(dialog.queryByRole('region')).not.toBeInTheDocument();
        expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
      },
    },
    'shows the position of the image on touch screens': {
      element: element(),
      run: async ({ user }) => {
        sizeStage();
        expect(screen.getByText('1 / 3')).toBeInTheDocument();
        await user.click(next());
        expect(screen.getByText('2 / 3')).toBeInTheDocument();
      },
    },
    'leaves a click with a modifier key to the browser': {
      element: element(),
      run: () => {
        const link = screen.getByRole('link', { name: /picture 1 of 3/ });
        expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
        expect(fireEvent.click(link)).toBe(false);
      },
    },
    'has no thumbnails and buttons for a single image': {
      element: element({ items: itemsOf('amber', 1) }),
      run: () => {
        expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
        expect(screen.getAllByRole('link')).toHaveLength(1);
      },
    },
  },
  StaticProductGallery,
);

describeBehavior(
  'ProductGallery by color',
  attachProductGallery,
  {
    'shows the images of the chosen color and those without one, starts with its first, and numbers them': {
      element: (form) => <ByColor form={form} />,
      run: async ({ user }) => {
        const track = sizeStage();
        expect(pictures()).toEqual([
          'Lamp, picture 1 of 3 /images/box.webp',
          'Lamp, picture 2 of 3 /images/amber-1.webp',
          'Lamp, picture 3 of 3 /images/amber-2.webp',
        ]);
        await user.click(screen.getByRole('radio', { name: 'Blue' }));
        expect(pictures()).toEqual([
          'Lamp, picture 1 of 2 /images/box.webp',
          'Lamp, picture 2 of 2 /images/blue-1.webp',
        ]);
        expect(current()).toEqual([2]);
        expect(track.scrollLeft).toBe(600);
        expect(screen.getByText('2 / 2')).toBeInTheDocument();
        await user.click(next());
        expect(current()).toEqual([1]);
      },
    },
    'shows only images without a color for a color that has none': {
      element: (form) => <ByColor form={form} />,
      run: async ({ user }) => {
        sizeStage();
        await user.click(screen.getByRole('radio', { name: 'Green' }));
        expect(pictures()).toEqual(['Lamp, picture 1 of 1 /images/box.webp']);
      },
    },
  },
  StaticProductGallery,
);

describe('in React', () => {
  it('shows the image of the pressed thumbnail after the images were replaced', async () => {
    const { user, rerender } = setup(<StrictMode>{element()}</StrictMode>);
    const track = sizeStage();
    await user.click(thumb(2));
    rerender(<StrictMode>{element({ items: itemsOf('blue') })}</StrictMode>);
    for (const number of [1, 3, 2]) {
      await user.click(thumb(number));
      expect(current()).toEqual([number]);
      expect(track.scrollLeft).toBe((number - 1) * 600);
    }
    expect(screen.getAllByRole('img', { name: /picture 2/ })[0]).toHaveAttribute('src', '/images/blue-2.webp');
  });

  it('shows the nearest image when the visible one is removed, and continues from there', async () => {
    const { user, rerender } = setup(element({ items: itemsOf('amber', 4) }));
    sizeStage();
    await user.click(previous());
    expect(current()).toEqual([4]);
    rerender(element());
    expect(current()).toEqual([3]);
    await user.click(next());
    expect(current()).toEqual([1]);
  });

  it('shows the controlled image, and calls `onIndexChange`', async () => {
    const reasons: string[] = [];
    function Owner() {
      const [index, setIndex] = useState(1);
      return element({
        index,
        onIndexChange: (to, { reason }) => {
          reasons.push(`${to} ${reason}`);
          if (to !== 0) setIndex(to);
        },
      });
    }
    const { user } = setup(<Owner />);
    const track = sizeStage();
    expect(current()).toEqual([2]);
    await user.click(next());
    expect(current()).toEqual([3]);
    await user.click(thumb(1));
    expect(current()).toEqual([3]);
    track.scrollLeft = 0;
    fireEvent.scroll(track);
    fireEvent(track, new Event('scrollend'));
    expect(current()).toEqual([3]);
    expect(reasons.slice(0, 3)).toEqual(['2 next', '0 thumb', '0 swipe']);
  });

  it('renders its images with `renderImage`', () => {
    const renderImage = vi.fn(() => <b>drawn</b>);
    render(element({ renderImage }));
    expect(screen.getAllByText('drawn')).toHaveLength(6);
    expect(renderImage).toHaveBeenCalledWith(expect.objectContaining({ src: '/images/amber-1.webp', sizes: '50vw' }));
  });

  it('has German strings', () => {
    render(element({ item: 'Lampe', labels: de.ProductGallery }));
    expect(screen.getByRole('img', { name: 'Lampe, Bild 1 von 3' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Nächstes Bild' })).toBeInTheDocument();
  });
});

it('works by links alone in server HTML', () => {
  const box = serverRender(element());
  const link = within(box).getByRole('link', { name: 'Picture 2 of 3' });
  const target = box.querySelector<HTMLElement>(`[id="${link.getAttribute('href')!.slice(1)}"]`)!;
  const picture = within(target).getByRole('link', { name: /picture 2 of 3/ });
  expect(picture).toHaveAttribute('href', '/images/amber-2.webp');
  expect(picture).not.toHaveAttribute('tabindex');
});

it('detaches the script', () => {
  const detach = attachProductGallery(serverRender(<StaticProductGallery {...element().props} />));
  sizeStage();
  detach();
  fireEvent.click(next());
  expect(current()).toEqual([1]);
});

it('rejects a script on HTML that React owns', () => {
  const { container } = render(element());
  expect(() => attachProductGallery(container)).toThrow('attachProductGallery was called on HTML that React owns');
});
