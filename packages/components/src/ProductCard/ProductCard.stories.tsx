import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { load } from '../../stories/load';
import { ProductCard } from './ProductCard';
import type { ProductCardProduct } from './ProductCard';

/** Placeholder until the loader has the record; it is never shown. */
const none: ProductCardProduct = { id: '', slug: '', title: '', price: 0, discount: 0, thumbnail: '', rating: 0 };

/** Loads the record of `slug` from the mock API. */
const record =
  (slug: string) =>
  async ({ globals }: { globals: Record<string, unknown> }) => ({
    product: await load<ProductCardProduct>(`/api/products/slug?slug=${slug}`, { globals }),
  });

const meta = preview.meta({
  component: ProductCard,
  args: { product: none, href: '#product', sizes: '300px', onAdd: fn(), onQuantityChange: fn(), onWishedChange: fn() },
  loaders: [record('keyfold-c1-hardware-security-key')],
  render: (args, { loaded }) => (
    <div style={{ inlineSize: 'min(20rem, 100%)', padding: '1rem' }}>
      <ProductCard
        {...args}
        product={{ ...(loaded as { product: ProductCardProduct }).product, ...changes(args.product) }}
      />
    </div>
  ),
});

/** What a story changes in the record: all that is set in its own `product`. */
function changes(product: ProductCardProduct): Partial<ProductCardProduct> {
  return Object.fromEntries(
    Object.entries(product).filter(([name, value]) => value !== none[name as keyof ProductCardProduct]),
  );
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Keyfold C1 hardware security key to cart' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /wishlist$/ }));
    await expect(args.onWishedChange).toHaveBeenCalledWith(true);
  },
});

export const InCart = meta.story({ args: { quantity: 2 } });

export const LastPieceInCart = meta.story({ args: { quantity: 1 } });

export const Wished = meta.story({ args: { wished: true } });

export const New = meta.story({ loaders: [record('northgate-12-desktop-gateway-4-ports')] });

/** No shop, and sold by weight. */
export const NoShop = meta.story({ loaders: [record('orchard-apples-mixed')] });

export const Unrated = meta.story({ args: { product: { ...none, reviews: [] } } });

/** The title ends after two lines. */
export const LongText = meta.story({
  args: {
    product: {
      ...none,
      title: 'Keyfold C1 hardware security key with a leather case, a spare and a booklet in nineteen languages',
      shop: { name: 'The Northern Harbour Street Trading Company and Daughters' },
    },
  },
});

export const LongGermanWord = meta.story({
  args: { product: { ...none, title: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel' } },
  globals: { language: 'de' },
});

/** With its second picture on hover and focus. */
export const SecondPicture = meta.story({
  args: { hoverSrc: '/images/products/keyfold-c1-hardware-security-key-2.webp' },
});

export const Wide = meta.story({ args: { layout: 'wide' } });

export const Tall = meta.story({
  args: { layout: 'tall', style: { minBlockSize: '36rem' } },
  loaders: [record('northgate-40-rack-ready-gateway-with-dual-antennas')],
});

/** In a panel. */
export const Row = meta.story({ args: { layout: 'row' } });

/** Cannot be bought now. */
export const NotForSale = meta.story({ args: { addable: false } });

/** Half of a phone's width. */
export const Narrow = meta.story({ args: { quantity: 2, style: { inlineSize: '10.5rem' } } });

export const RightToLeft = meta.story({ args: { quantity: 2 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { quantity: 2, wished: true }, globals: { theme: 'dark', vertical: 'gift' } });
