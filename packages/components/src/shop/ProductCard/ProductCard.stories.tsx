import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { fromLoader, loadArgs, readProduct } from '../../../stories/records.js';
import { GiftIcon } from '../../icons/GiftIcon.js';
import { ProductCard } from './ProductCard.js';
import type { ProductCardProduct, ProductCardProps } from './types.js';

const long = {
  title: 'Keyfold C1 hardware security key with a leather case, a spare and a booklet in nineteen languages',
  shop: { name: 'The Northern Harbor Street Trading Company and Daughters' },
};
const slots = {
  badge: <b style={{ padding: '0.3rem 0.6rem', background: 'var(--mr-paper)' }}>Handmade</b>,
  actions: null,
  footer: <small>Arrives tomorrow</small>,
};

const icon = { inlineSize: '40%', blockSize: '100%', marginInline: '30%' };
const stack = { display: 'grid', gap: '1rem' };
const second = '/images/products/keyfold-c1-hardware-security-key-2.webp';

/** Loads the record of `slug`, or of the sample product, with the given changes. */
const record = (changes: Partial<ProductCardProduct> = {}, slug?: string) =>
  loadArgs(async (context) => ({ product: { ...(await readProduct(context, slug)), ...changes } }));

const meta = preview.meta({
  id: 'components-productcard',
  title: 'Catalog/ProductCard',
  component: ProductCard,
  args: {
    product: fromLoader<ProductCardProduct>(),
    href: '#product',
    sizes: '300px',
    onAdd: fn() as ProductCardProps['onAdd'],
    onQuantityChange: fn() as ProductCardProps['onQuantityChange'],
    onWishlistChange: fn() as ProductCardProps['onWishlistChange'],
  },
  argTypes: {
    product: { control: 'object' },
    layout: { control: 'inline-radio', options: ['grid', 'wide', 'tall', 'list', 'row'] },
    headingLevel: { control: 'inline-radio', options: [1, 2, 3, 4, 5, 6] },
    badge: { control: 'text' },
    footer: { control: 'text' },
    media: { control: false },
    actions: { control: false },
    render: { control: false },
    renderImage: { control: false },
    onAdd: { control: false },
    onQuantityChange: { control: false },
    onWishlistChange: { control: false },
  },
  loaders: [record()],
  render: (args) => (
    <div style={{ inlineSize: 'min(20rem, 100%)', padding: '1rem' }}>
      <ProductCard {...args} />
    </div>
  ),
});

/** Every layout and state side by side. On phones the cards are half as wide as the screen, as in a grid. */
export const Matrix = meta.story({
  parameters: { layout: 'fullscreen' },
  loaders: [
    async (context) => ({
      fresh: await readProduct(context, 'northgate-12-desktop-gateway-4-ports'),
      loose: await readProduct(context, 'orchard-apples-mixed'),
    }),
  ],
  render: (args, { loaded }) => {
    const { product } = args;
    const { fresh, loose } = loaded as Record<'fresh' | 'loose', ProductCardProduct>;
    const bare = { ...args, onAdd: undefined, onQuantityChange: undefined, onWishlistChange: undefined };
    return (
      <States width="max(7.5rem, 17.5vw)">
        <State name='layout="grid"'>
          <ProductCard {...args} product={product} />
        </State>
        <State name="In the cart, on the wishlist">
          <ProductCard {...args} product={product} defaultQuantity={2} defaultWished />
        </State>
        <State name="New, last piece in the cart">
          <ProductCard {...args} product={fresh} defaultQuantity={1} />
        </State>
        <State name="Sold out">
          <ProductCard {...args} product={product} soldOut />
        </State>
        <State name="Few left, reduced, new">
          <ProductCard {...args} product={{ ...product, discount: 20, status: 'New', stock: 3 }} />
        </State>
        <State name="No shop, by weight">
          <ProductCard {...args} product={loose} />
        </State>
        <State name="measure, reduced">
          <ProductCard {...args} product={{ ...loose, discount: 15, measure: { amount: 0.4, unit: 'kg' } }} />
        </State>
        <State name="Not rated, no picture, not for sale">
          <ProductCard {...args} product={{ ...product, thumbnail: null, ratingCount: 0 }} onAdd={undefined} />
        </State>
        <State name="compareAtPrice, read only">
          <ProductCard {...bare} product={{ ...product, price: 40, compareAtPrice: 50, discount: 0 }} />
        </State>
        <State name="Long text, in the cart">
          <ProductCard {...args} product={{ ...product, ...long }} defaultQuantity={2} />
        </State>
        <State name="badge, media, footer, no actions">
          <ProductCard {...bare} {...slots} media={<GiftIcon style={icon} />} product={product} />
        </State>
        <State name="Hover, second picture" pseudo="hover">
          <ProductCard {...args} product={product} hoverSrc={second} />
        </State>
        <State name="Focus, second picture" pseudo="focus">
          <ProductCard {...args} product={product} hoverSrc={second} />
        </State>
        <State name='layout="wide"'>
          <ProductCard {...args} layout="wide" product={product} />
        </State>
        <State name="static, cannot be added nor wished">
          <ProductCard {...bare} product={fresh} />
        </State>
        <State name='layout="tall"'>
          <ProductCard {...args} layout="tall" product={fresh} style={{ minBlockSize: '30rem' }} />
        </State>
        <State name='layout="row"' wide style={{ maxInlineSize: '24rem' }}>
          <div style={stack}>
            <ProductCard {...args} layout="row" product={product} />
            <ProductCard {...args} layout="row" product={{ ...fresh, stock: 2 }} defaultQuantity={1} />
            <ProductCard {...args} layout="row" product={loose} soldOut />
            <ProductCard {...bare} {...slots} layout="row" product={{ ...product, ...long }} />
          </div>
        </State>
        <State name='layout="list"' wide>
          <div style={stack}>
            <ProductCard {...args} layout="list" product={{ ...product, stock: 4 }} defaultQuantity={2} />
            <ProductCard {...bare} {...slots} layout="list" product={loose} />
            <ProductCard {...args} layout="list" product={{ ...product, ...long }} soldOut />
          </div>
        </State>
      </States>
    );
  },
});

/** An uncontrolled card: press the plus button. */
export const Default = meta.story();

Default.test('adds one, and puts it on the wishlist', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Keyfold C1 hardware security key to cart' }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
  await expect(await canvas.findByRole('spinbutton')).toHaveValue('1');
  await userEvent.click(canvas.getByRole('button', { name: /wishlist$/ }));
  await expect(args.onWishlistChange).toHaveBeenCalledWith(true, expect.anything());
});

Default.test(
  'has title, wishlist and plus as tab stops; Space and Enter press, arrow keys change the quantity',
  async ({ canvas, userEvent, args }) => {
    const { title } = args.product;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: title })).toHaveFocus();
    const wishlist = canvas.getByRole('button', { name: `Add ${title} to wishlist` });
    wishlist.focus();
    await userEvent.keyboard(' ');
    await expect(wishlist).toHaveFocus();
    await expect(wishlist).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', { name: `Add ${title} to cart` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const field = await canvas.findByRole('spinbutton', { name: `Quantity of ${title}` });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2, expect.anything());
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('1');
  },
);

export const InCart = meta.story({ args: { defaultQuantity: 2 } });

export const LastPieceInCart = meta.story({ args: { defaultQuantity: 1 } });

export const OnWishlist = meta.story({ args: { defaultWished: true } });

/** The cart rejects: the card keeps its quantity, and the failure is announced. */
export const Refused = meta.story({ args: { onAdd: () => Promise.reject(new Error('Sold out')) } });

/** Without handlers there are no controls. */
export const ReadOnly = meta.story({
  args: { onAdd: undefined, onQuantityChange: undefined, onWishlistChange: undefined },
});

/** A sale price and an earlier price from the record, instead of a discount in percent. */
export const CompareAtPrice = meta.story({
  loaders: [record({ price: 40, compareAtPrice: 50, discount: 0, ratingCount: 12 })],
});

/** Slots for the badge, the controls, and a line under the price. */
export const Slots = meta.story({
  args: slots,
});

export const New = meta.story({ loaders: [record({}, 'northgate-12-desktop-gateway-4-ports')] });

/** No shop, and sold by weight. */
export const NoShop = meta.story({ loaders: [record({}, 'orchard-apples-mixed')] });

export const Unrated = meta.story({ loaders: [record({ ratingCount: 0 })] });

/** The title is cut off after two lines. */
export const LongText = meta.story({ loaders: [record(long)] });

export const LongWord = meta.story({
  loaders: [record({ title: 'Hochgeschwindigkeitsnetzwerksicherheitsschlüssel' })],
});

/** A second image on hover and focus. */
export const SecondPicture = meta.story({
  args: { hoverSrc: second },
});

export const Wide = meta.story({ args: { layout: 'wide' } });

export const Tall = meta.story({
  args: { layout: 'tall', style: { minBlockSize: '36rem' } },
  loaders: [record({}, 'northgate-40-rack-ready-gateway-with-dual-antennas')],
});

/** In a panel. */
export const Row = meta.story({ args: { layout: 'row' } });

/** A product that cannot be bought now. */
export const NotForSale = meta.story({ args: { onAdd: undefined } });

/** Half the width of a phone. */
export const Narrow = meta.story({ args: { defaultQuantity: 2, style: { inlineSize: '10.5rem' } } });
