import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { describeBehavior, render, screen, waitFor, within } from '#test-utils';
import { emulateMedia, userEvent } from '../../../test-utils/browser.js';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { attachProductGallery } from '../../static/attachProductGallery.js';
import { StaticProductGallery } from '../../static/StaticProductGallery.js';
import { ProductGallery } from './ProductGallery.js';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const itemsOf = (color: string) => [1, 2, 3].map((view) => ({ src: `${pixel}#${color}${view}` }));

const gallery = (color = 'amber', dir?: 'rtl', Gallery: typeof ProductGallery = ProductGallery) => (
  <div dir={dir} style={{ inlineSize: '600px' }}>
    <Gallery item="Amber Lamp" items={itemsOf(color)} />
  </div>
);

const galleries = { react: ProductGallery, static: StaticProductGallery };

const thumbs = () => screen.getAllByRole('link', { name: /^Picture/ });
const picture = (number: number) => screen.getByRole('img', { name: `Amber Lamp, picture ${number} of 3` });

/** Waits until the thumbnail is marked and its image fills the stage. */
const isShown = (number: number) =>
  waitFor(() => {
    expect(thumbs()[number - 1]).toHaveAttribute('aria-current', 'true');
    const stage = picture(number).closest('ul')!.getBoundingClientRect();
    expect(picture(number).getBoundingClientRect().left).toBeCloseTo(stage.left, 0);
  });

const pressesThumbsAndButtons = async () => {
  await userEvent.click(thumbs()[1]!);
  await isShown(2);
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await isShown(3);
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await isShown(1);
  const { width, height } = picture(1).getBoundingClientRect();
  expect(width).toBeCloseTo(height, 0);
};

describeBehavior('ProductGallery', attachProductGallery, {
  'scrolls the stage to the image of a thumbnail and of the buttons': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: pressesThumbsAndButtons,
  },
  'scrolls the stage to the image of a thumbnail and of the buttons, right to left': {
    element: (form) => gallery('amber', 'rtl', galleries[form]),
    run: pressesThumbsAndButtons,
  },
  'marks the thumbnail of the image that the user swiped to': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: async () => {
      const stage = picture(1).closest('ul')!;
      stage.scrollTo({ left: 2 * stage.clientWidth, behavior: 'instant' });
      await isShown(3);
    },
  },
  'marks no image that a smooth scroll passes': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: async () => {
      await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
      await userEvent.click(thumbs()[2]!);
      const marked = new Set<number>();
      const watch = () => marked.add(thumbs().findIndex((thumb) => thumb.hasAttribute('aria-current')) + 1);
      const stage = picture(1).closest('ul')!;
      stage.addEventListener('scroll', watch);
      await isShown(3);
      await emulateMedia({});
      expect([...marked]).toEqual([3]);
    },
  },
  'shows the same image after its width was 0': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: async () => {
      await userEvent.click(thumbs()[1]!);
      await isShown(2);
      const box = picture(2).closest<HTMLElement>('[role="group"]')!;
      for (const size of ['0', '']) {
        box.style.inlineSize = size;
        // Two frames: the scroll event of the lost position fires in the second.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }
      await isShown(2);
    },
  },
  'has one tab stop on the stage: the visible image': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: async () => {
      await userEvent.click(thumbs()[2]!);
      await isShown(3);
      await userEvent.keyboard('{Tab}');
      expect(picture(3).closest('a')).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveFocus();
    },
  },
  'zooms to twice the size at the pressed point, and the arrow keys move it': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: async () => {
      await userEvent.click(picture(1));
      const dialog = within(screen.getByRole('dialog'));
      const before = dialog.getByRole('img').getBoundingClientRect().width;
      await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
      const box = dialog.getByRole('region', { name: 'Zoomed picture' });
      expect(within(box).getByRole('img').getBoundingClientRect().width).toBeCloseTo(2 * before, 0);
      expect(box.scrollLeft).toBeGreaterThan(0);
      const { scrollTop } = box;
      box.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(box.scrollTop).toBeGreaterThan(scrollTop));
    },
  },
  'returns the focus to the visible image when Escape closes the dialog': {
    element: (form) => gallery('amber', undefined, galleries[form]),
    run: async () => {
      picture(1).closest('a')!.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = screen.getByRole('dialog', { name: 'Pictures of Amber Lamp' });
      expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
      expect(within(dialog).getByRole('img', { name: 'Amber Lamp, picture 2 of 3' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeVisible());
      await isShown(2);
      expect(picture(2).closest('a')).toHaveFocus();
    },
  },
});

it('shows the image of each thumbnail after another color was chosen', async () => {
  const { rerender } = render(<StrictMode>{gallery()}</StrictMode>);
  await userEvent.click(thumbs()[2]!);
  await isShown(3);
  rerender(<StrictMode>{gallery('blue')}</StrictMode>);
  for (const number of [2, 1, 3]) {
    await userEvent.click(thumbs()[number - 1]!);
    await isShown(number);
    expect(picture(number)).toHaveAttribute('src', `${pixel}#blue${number}`);
  }
});

it('starts with the image at `defaultIndex`', async () => {
  render(
    <div style={{ inlineSize: '600px' }}>
      <ProductGallery item="Amber Lamp" items={itemsOf('amber')} defaultIndex={2} />
    </div>,
  );
  await isShown(3);
});
