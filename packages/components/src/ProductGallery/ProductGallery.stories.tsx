import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readProduct } from '../../stories/records';
import { tiles } from '../../stories/tiles';
import { ProductGallery } from './ProductGallery';
import type { ProductGalleryProps } from './ProductGallery';

/** Title and pictures of the sample product, `count` of them. */
const pictures = (count?: number) =>
  loadArgs(async (context) => {
    const { title, images } = await readProduct(context);
    return { item: title, items: images.slice(0, count).map((src) => ({ src })) };
  });

/** The first picture of one color, the second of another. */
const colored = (items: ProductGalleryProps['items']) =>
  items.map((item, index) => ({ ...item, color: ['blue', 'red'][index] }));

const meta = preview.meta({
  id: 'components-productgallery',
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

/** With a tag, from the last picture on, the pictures of a color, and one picture, in both themes. */
export const Matrix = meta.story({
  render: (args) => {
    const { item: title, items } = args;
    return (
      <BothThemes style={tiles('28rem')}>
        {() => (
          <>
            <ProductGallery {...args} item={title} items={items} badge="15% off" />
            <ProductGallery {...args} item={`${title}, last picture`} items={items} defaultIndex={items.length - 1} />
            <ProductGallery {...args} item={`${title}, blue`} items={colored(items)} color="blue" />
            <ProductGallery {...args} item={`${title}, one picture`} items={items.slice(0, 1)} badge="15 % Rabatt" />
          </>
        )}
      </BothThemes>
    );
  },
});

export const Default = meta.story({ args: { badge: '15% off' } });

Default.test('opens the large picture, and closes it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /picture 1 of/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
});

/** The large picture at twice its size: by its button, and by the arrow keys inside. */
export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /picture 1 of/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('region', { name: 'Zoomed picture' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  },
});

/** A color shows its own pictures; the last one is of every color. */
export const ByColor = meta.story({
  args: { color: 'blue' },
  render: (args) => (
    <div style={{ maxInlineSize: '46rem' }}>
      <ProductGallery {...args} items={colored(args.items)} />
    </div>
  ),
});

/** No thumbs, no buttons. */
export const SinglePicture = meta.story({ loaders: [pictures(1)] });

export const LongGerman = meta.story({
  args: { item: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel', badge: '15 % Rabatt' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { badge: '15%' }, globals: { direction: 'rtl' }, tags: ['mode'] });
