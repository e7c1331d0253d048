import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../stories/load';
import type { ProductCardProduct } from '../ProductCard';
import { ProductCard } from '../ProductCard';
import { ProductCarousel } from './ProductCarousel';

const meta = preview.meta({
  component: ProductCarousel,
  args: { label: 'Popular gifts', header: <h2>Popular gifts</h2> },
  loaders: [
    async (context) => ({
      products: await load<ProductCardProduct[]>('/api/gift-shop/products?tag=popular', context),
    }),
  ],
  render: (args, { loaded }) => (
    <ProductCarousel {...args}>
      {(loaded as { products: ProductCardProduct[] }).products.map((product) => (
        <ProductCard key={product.id} product={product} href={`#${product.id}`} sizes="260px" />
      ))}
    </ProductCarousel>
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
  render: (args, { loaded }) => (
    <ProductCarousel {...args}>
      {(loaded as { products: ProductCardProduct[] }).products.slice(0, 3).map((product) => (
        <ProductCard key={product.id} product={product} href={`#${product.id}`} sizes="260px" />
      ))}
    </ProductCarousel>
  ),
});

/** Nothing inside takes the focus, so the row does. */
export const TextOnly = meta.story({
  args: { label: 'What shoppers say', header: <h2>What shoppers say</h2>, focusable: true },
  render: (args) => (
    <ProductCarousel {...args}>
      {[
        'Wrapped by hand.',
        'Here before the kettle had boiled.',
        'Three shops, one basket.',
        'A card in my words.',
        'Quick.',
        'Kind.',
      ].map((text) => (
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
