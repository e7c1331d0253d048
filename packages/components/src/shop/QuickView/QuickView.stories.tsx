import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../../base/Button/index.js';
import { ErrorState } from '../../base/ErrorState/index.js';
import { WishlistButton } from '../WishlistButton/index.js';
import { InPlace } from '../../../stories/InPlace.js';
import { loadArgs, readProduct } from '../../../stories/records.js';
import { playDialogKeys, withTrigger } from '../../../stories/dialogKeys.js';
import { State, States } from '../../../stories/States.js';
import { Once, press } from '../../../stories/Once.js';
import { QuickView } from './QuickView.js';
import type { QuickViewProps } from './QuickView.js';
import type { QuickViewProduct } from './types.js';

const colorNames = [
  { value: '#22283f', label: 'Midnight blue' },
  { value: '#b8413a', label: 'Brick red' },
];

const failure = <ErrorState actions={<Button onClick={() => undefined}>Try again</Button>} />;

/** Loads the record, its images and a wishlist button, with the given changes to the record. */
const product = (changes: object = {}) =>
  loadArgs(async (context) => {
    const record = { ...(await readProduct(context)), ...changes };
    return {
      product: record,
      items: record.images.map((src) => ({ src })),
      actions: <WishlistButton product={record} onWishlistChange={() => undefined} />,
    };
  });

const handleAdd: QuickViewProps['onAdd'] = fn();

const meta = preview.meta({
  id: 'components-quickview',
  title: 'Catalog/QuickView',
  component: QuickView<QuickViewProduct>,
  args: {
    open: true,
    href: '#product',
    onOpenChange: fn(),
    onAdd: handleAdd,
  },
  loaders: [product()],
});

/** With colors, sold out, without images, loading, failed to load, and failed to add. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="34rem">
      <State name="Colors">
        <InPlace style={{ blockSize: '46rem' }}>
          <QuickView {...args} colors={colorNames} />
        </InPlace>
      </State>
      <State name="Sold out">
        <InPlace>
          <QuickView {...args} product={args.product && { ...args.product, stock: 0 }} />
        </InPlace>
      </State>
      <State name="Without pictures, with a measure, not added">
        <Once act={press('button[class*=add]')}>
          <InPlace>
            <QuickView
              {...args}
              product={args.product && { ...args.product, measure: { amount: 0.4, unit: 'kg' } }}
              items={[]}
              href={undefined}
              onAdd={() => Promise.reject(new Error('offline'))}
            />
          </InPlace>
        </Once>
      </State>
      <State name="Loading">
        <InPlace>
          <QuickView {...args} product={undefined} items={undefined} />
        </InPlace>
      </State>
      <State name="error">
        <InPlace>
          <QuickView {...args} product={undefined} error={failure} />
        </InPlace>
      </State>
    </States>
  ),
});

export const Default = meta.story({ args: { colors: colorNames } });

Default.test(
  'chooses a color and a quantity, and adds: the button says so; Escape closes and restores the focus',
  { args: withTrigger },
  async ({ args, canvas, userEvent }) =>
    playDialogKeys({ canvas, userEvent }, args.product?.title ?? '', async () => {
      canvas.getByRole('radio', { name: 'Midnight blue' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Brick red' })).toBeChecked();
      canvas.getByRole('spinbutton').focus();
      await userEvent.keyboard('{ArrowUp}');
      canvas.getByRole('button', { name: 'Add to cart' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Added' })).toHaveFocus();
      await expect(args.onAdd).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ color: '#b8413a', quantity: 2 }),
      );
    }),
);

/** Reserves the space of the product until it has loaded. */
export const Loading = meta.story({ render: (args) => <QuickView {...args} product={undefined} /> });

/** The product failed to load. */
export const Failed = meta.story({ args: { error: failure } });

/** The cart rejects the product. */
export const CartFails = meta.story({
  args: { onAdd: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(await canvas.findByText(/could not be changed/)).toBeVisible();
  },
});

export const SoldOut = meta.story({ loaders: [product({ stock: 0 })] });
