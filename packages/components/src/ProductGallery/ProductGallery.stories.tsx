import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../stories/load';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { ProductGallery } from './ProductGallery';

interface Pictures {
  title: string;
  images: string[];
}

const colored = (images: readonly string[]) => images.map((src, index) => ({ src, color: ['blue', 'red'][index] }));

const meta = preview.meta({
  component: ProductGallery,
  args: { item: '', items: [], sizes: '(width < 900px) 100vw, 640px' },
  loaders: [(context) => load<Pictures>('/api/products/slug?slug=keyfold-c1-hardware-security-key', context)],
  render: (args, { loaded }) => {
    const { title, images } = loaded as Pictures;
    const count = args.items.length || images.length;
    return (
      <div style={{ maxInlineSize: '46rem' }}>
        <ProductGallery {...args} item={args.item || title} items={images.slice(0, count).map((src) => ({ src }))} />
      </div>
    );
  },
});

/** With a tag, from the last picture on, the pictures of a color, and one picture, in both themes. */
export const Matrix = meta.story({
  render: (args, { loaded }) => {
    const { title, images } = loaded as Pictures;
    const items = images.map((src) => ({ src }));
    return (
      <BothThemes style={tiles('28rem')}>
        {() => (
          <>
            <ProductGallery {...args} item={title} items={items} badge="15% off" />
            <ProductGallery {...args} item={`${title}, last picture`} items={items} defaultIndex={items.length - 1} />
            <ProductGallery {...args} item={`${title}, blue`} items={colored(images)} color="blue" />
            <ProductGallery {...args} item={`${title}, one picture`} items={items.slice(0, 1)} badge="15 % Rabatt" />
          </>
        )}
      </BothThemes>
    );
  },
});

export const Default = meta.story({
  args: { badge: '15% off' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /picture 1 of/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
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
  render: (args, { loaded }) => {
    const { title, images } = loaded as Pictures;
    return (
      <div style={{ maxInlineSize: '46rem' }}>
        <ProductGallery {...args} item={title} items={colored(images)} />
      </div>
    );
  },
});

/** No thumbs, no buttons. */
export const SinglePicture = meta.story({ args: { items: [{ src: '' }] } });

export const LongGerman = meta.story({
  args: { item: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel', badge: '15 % Rabatt' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { badge: '15%' }, globals: { direction: 'rtl' } });
