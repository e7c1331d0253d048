import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { ErrorState } from '../ErrorState';
import { WishlistButton } from '../WishlistButton';
import { load } from '../../stories/load';
import { QuickView } from './QuickView';
import type { QuickViewProps } from './QuickView';
import type { QuickViewProduct } from './types';

interface Loaded {
  product: QuickViewProduct & { images: string[]; colors?: string[] | null };
}

const colorNames = [
  { value: '#22283f', label: 'Midnight blue' },
  { value: '#b8413a', label: 'Brick red' },
];

const handleAdd: QuickViewProps['onAdd'] = fn();

const meta = preview.meta({
  component: QuickView<QuickViewProduct>,
  args: {
    open: true,
    href: '#product',
    onOpenChange: fn(),
    onAdd: handleAdd,
  },
  loaders: [
    async (context) => ({
      product: await load('/api/products/slug?slug=keyfold-c1-hardware-security-key', context),
    }),
  ],
  render: (args, { loaded }) => {
    const { product } = loaded as unknown as Loaded;
    return (
      <QuickView
        {...args}
        product={args.product ?? product}
        items={args.items ?? product.images.map((src) => ({ src }))}
        actions={args.actions ?? <WishlistButton product={product} onWishlistChange={() => undefined} />}
      />
    );
  },
});

/** Choice, quantity, adding: the button says "Added", and Escape closes. */
export const Keyboard = meta.story({
  args: { colors: colorNames },
  play: async ({ args, canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Brick red' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Added' })).toHaveFocus();
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ color: '#b8413a', quantity: 2 }),
    );
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' }));
  },
});

/** Before the record is there, the dialog keeps its place. */
export const Loading = meta.story({ render: (args) => <QuickView {...args} /> });

/** The record could not be fetched. */
export const Failed = meta.story({
  render: (args) => (
    <QuickView {...args} error={<ErrorState actions={<Button onClick={() => undefined}>Try again</Button>} />} />
  ),
});

/** The cart did not take it. */
export const CartFails = meta.story({
  args: { onAdd: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(await canvas.findByText(/could not be changed/)).toBeVisible();
  },
});

export const SoldOut = meta.story({
  render: (args, { loaded }) => {
    const { product } = loaded as unknown as Loaded;
    return <QuickView {...args} product={{ ...product, stock: 0 }} items={product.images.map((src) => ({ src }))} />;
  },
});

export const German = meta.story({ args: { colors: colorNames }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { colors: colorNames }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { colors: colorNames }, globals: { theme: 'dark' } });
