import { expect, it, vi } from 'vitest';
import { describeConformance, fireEvent, render, screen, serverRender, setup, within } from '#test-utils';
import * as de from '../labels/de';
import { attachProductGallery } from './attachProductGallery';
import { ProductGallery } from './ProductGallery';

const images = [1, 2, 3].map((view) => ({
  src: `/images/products/amber-lamp-${view}.webp`,
  srcSet: `/images/products/amber-lamp-${view}-480.webp 480w`,
  thumbSrc: `/images/products/amber-lamp-${view}-480.webp`,
}));

const element = <ProductGallery item="Amber Lamp" images={images} sizes="50vw" badge="15% off" />;

/** Gives the stage a size: there is no layout here. A scroll lands at once. */
function sizeStage() {
  const track = document.querySelector<HTMLElement>('[data-mr-track]')!;
  Object.defineProperty(track, 'clientWidth', { value: 600 });
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0;
    fireEvent.scroll(track);
  }) as typeof track.scrollTo;
}

const current = () =>
  screen
    .getAllByRole('link', { name: /^Picture/ })
    .flatMap((thumb, index) => ((thumb.ariaCurrent ?? thumb.getAttribute('aria-current')) ? [index + 1] : []));

describeConformance(element, { element: HTMLDivElement });

it('names the whole, its pictures and thumbs', () => {
  render(element);
  const gallery = screen.getByRole('group', { name: 'Pictures of Amber Lamp' });
  expect(within(gallery).getByRole('img', { name: 'Amber Lamp, picture 1 of 3' })).toBeInTheDocument();
  expect(within(gallery).getByRole('link', { name: 'Picture 3 of 3' })).toBeInTheDocument();
  expect(within(gallery).getByText('15% off')).toBeInTheDocument();
});

it('works by links alone in server HTML', () => {
  const box = serverRender(element);
  const thumb = within(box).getByRole('link', { name: 'Picture 2 of 3' });
  const target = box.querySelector(`[id="${thumb.getAttribute('href')!.slice(1)}"]`)!;
  const picture = within(target as HTMLElement).getByRole('link', { name: /picture 2 of 3/ });
  expect(picture).toHaveAttribute('href', images[1]!.src);
});

it('fetches the first picture first and the others lazily', () => {
  render(element);
  const [first, second] = screen.getAllByRole('img', { name: /Amber Lamp, picture/ });
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(second).toHaveAttribute('loading', 'lazy');
});

it('shows pictures by thumb, next and previous, round the ends', async () => {
  const { user } = setup(element);
  sizeStage();
  expect(current()).toEqual([1]);
  await user.click(screen.getByRole('link', { name: 'Picture 3 of 3' }));
  expect(current()).toEqual([3]);
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(current()).toEqual([1]);
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(current()).toEqual([3]);
});

it('follows a swipe', () => {
  render(element);
  sizeStage();
  const track = document.querySelector('[data-mr-track]')!;
  track.scrollLeft = 610;
  fireEvent.scroll(track);
  expect(current()).toEqual([2]);
});

it('opens a picture large in a named dialog, and closes it', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user } = setup(element);
  sizeStage();
  await user.click(screen.getByRole('link', { name: /picture 2 of 3/ }));
  expect(showModal).toHaveBeenCalledOnce();
  const dialog = screen.getByRole('dialog', { name: 'Pictures of Amber Lamp' });
  expect(within(dialog).getByRole('img', { name: 'Amber Lamp, picture 2 of 3' })).toHaveAttribute('sizes', '100vw');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
  await user.click(screen.getByRole('link', { name: /picture 1 of 3/ }));
  expect(within(dialog).getAllByRole('img')).toHaveLength(1);
});

it('leaves a press with a modifier to the browser', () => {
  render(element);
  const link = screen.getByRole('link', { name: /picture 1 of 3/ });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
});

it('needs no thumbs and buttons for one picture', () => {
  render(<ProductGallery item="Amber Lamp" images={images.slice(0, 1)} />);
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('brings server HTML to life, and lets it rest after the clean-up', () => {
  const root = serverRender(element).querySelector<HTMLElement>('[data-mr-gallery]')!;
  const detach = attachProductGallery(root);
  sizeStage();
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(current()).toEqual([2]);
  detach();
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(current()).toEqual([2]);
});

it('speaks German', () => {
  render(<ProductGallery item="Lampe" images={images} labels={de.ProductGallery} />);
  expect(screen.getByRole('img', { name: 'Lampe, Bild 1 von 3' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nächstes Bild' })).toBeInTheDocument();
});
