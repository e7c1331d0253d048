import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { fromLoader, loadArgs, readProduct } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { InPlace } from '../../../stories/InPlace.js';
import { Once, press } from '../../../stories/Once.js';
import { ProductGallery } from './ProductGallery.js';
import type { ProductGalleryProps } from './ProductGallery.js';

/** Loads title and images of the sample product, `count` of them. */
const pictures = (count?: number) =>
  loadArgs(async (context) => {
    const { title, images } = await readProduct(context);
    return { item: title, items: images.slice(0, count).map((src) => ({ src })) };
  });

/** Assigns the first image to one color, the second to another. */
const colored = (items: ProductGalleryProps['items']) =>
  items.map((item, index) => ({ ...item, color: ['blue', 'red'][index] }));

const meta = preview.meta({
  id: 'components-productgallery',
  title: 'Catalog/ProductGallery',
  component: ProductGallery,
  args: {
    item: fromLoader<string>(),
    items: fromLoader<ProductGalleryProps['items']>(),
    sizes: '(width < 900px) 100vw, 640px',
  },
  loaders: [pictures()],
  render: (args) => (
    <div style={{ maxInlineSize: '46rem' }}>
      <ProductGallery {...args} />
    </div>
  ),
});

const large = { blockSize: '24rem' };

/** Opens the dialog with the first image, and presses the given selectors. */
function enlarge(box: HTMLElement, ...selectors: string[]) {
  press('[data-mr-part="slide"]', ...selectors)(box);
  Object.assign(box.querySelector('dialog')?.style ?? {}, { position: 'absolute', inset: 0, margin: 'auto' });
}

/** Zooms the image, which then takes the focus. */
async function zoom(box: HTMLElement) {
  enlarge(box, '[data-mr-action="zoom"]');
  await new Promise(requestAnimationFrame);
  box.querySelector('[data-zoomed]')?.classList.add('pseudo-focus-visible');
}

/** With a tag, the images of a color, one image, and the large image at both sizes. */
export const Matrix = meta.story({
  render: (args) => {
    const { item: title, items } = args;
    return (
      <States width="24rem">
        <State name="badge">
          <ProductGallery {...args} item={title} items={items} badge="15% off" />
        </State>
        <State name='color="blue"'>
          <ProductGallery {...args} item={`${title}, blue`} items={colored(items)} color="blue" />
        </State>
        <State name="One picture">
          <ProductGallery {...args} item={`${title}, one picture`} items={items.slice(0, 1)} badge="15 % Rabatt" />
        </State>
        <State name="Large">
          <Once act={enlarge}>
            <InPlace style={large}>
              <ProductGallery {...args} item={`${title}, large`} items={items} />
            </InPlace>
          </Once>
        </State>
        <State name="Zoomed, focus">
          <Once act={zoom}>
            <InPlace style={large}>
              <ProductGallery {...args} item={`${title}, zoomed`} items={items} />
            </InPlace>
          </Once>
        </State>
        <State name="Hover" pseudo="hover">
          <ProductGallery {...args} item={`${title}, hover`} items={items} />
        </State>
        <State name="Focus" pseudo="focus">
          <ProductGallery {...args} item={`${title}, focus`} items={items} />
        </State>
      </States>
    );
  },
});

export const Default = meta.story({ args: { badge: '15% off' } });

Default.test('opens the large image, and closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /picture 1 of/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The large image at twice its size: by its button, and by the arrow keys. */
export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /picture 1 of/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('region', { name: 'Zoomed picture' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  },
});

/** A color shows its own images; the last one belongs to every color. */
export const ByColor = meta.story({
  args: { color: 'blue' },
  render: (args) => (
    <div style={{ maxInlineSize: '46rem' }}>
      <ProductGallery {...args} items={colored(args.items)} />
    </div>
  ),
});

/** No thumbnails, no buttons. */
export const SinglePicture = meta.story({ loaders: [pictures(1)] });
