import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../stories/load';
import { BothThemes } from '../../stories/BothThemes';
import type { ProductCardProduct } from '../ProductCard';
import { ProductCard } from '../ProductCard';
import { ProductCarousel } from './ProductCarousel';

const words = [
  'Wrapped by hand.',
  'Here before the kettle had boiled.',
  'Three shops, one basket.',
  'A card in my words.',
  'Quick.',
  'Kind.',
];

const cards = (loaded: Record<string, unknown>, count?: number) =>
  (loaded as { products: ProductCardProduct[] }).products
    .slice(0, count)
    .map((product) => <ProductCard key={product.id} product={product} href={`#${product.id}`} sizes="260px" />);

const meta = preview.meta({
  component: ProductCarousel,
  args: { label: 'Popular gifts', header: <h2>Popular gifts</h2> },
  loaders: [
    async (context) => ({
      products: await load<ProductCardProduct[]>('/api/gift-shop/products?tag=popular', context),
    }),
  ],
  render: (args, { loaded }) => <ProductCarousel {...args}>{cards(loaded)}</ProductCarousel>,
});

/** More than fits, fewer, and text that takes no focus, in both themes. */
export const Matrix = meta.story({
  render: (args, { loaded }) => (
    <BothThemes style={{ display: 'grid', gap: '3rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {() => (
        <>
          <ProductCarousel {...args}>{cards(loaded)}</ProductCarousel>
          <ProductCarousel label="Few gifts" header={<h2>Few gifts</h2>}>
            {cards(loaded, 3)}
          </ProductCarousel>
          <ProductCarousel label="Without a head">{cards(loaded)}</ProductCarousel>
          <ProductCarousel label="What shoppers say" header={<h2>What shoppers say</h2>} focusable>
            {words.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </ProductCarousel>
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More: Popular gifts' });
    await userEvent.click(more);
    await expect(more).toHaveFocus();
  },
});

/** All fit: no buttons. */
export const Few = meta.story({
  render: (args, { loaded }) => <ProductCarousel {...args}>{cards(loaded, 3)}</ProductCarousel>,
});

/** Nothing inside takes the focus, so the row does. */
export const TextOnly = meta.story({
  args: { label: 'What shoppers say', header: <h2>What shoppers say</h2>, focusable: true },
  render: (args) => (
    <ProductCarousel {...args}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ProductCarousel>
  ),
});

export const German = meta.story({
  args: { label: 'Beliebte Geschenke', header: <h2>Beliebte Geschenke</h2> },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark', vertical: 'gift' } });
