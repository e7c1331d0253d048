import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromLoader, loadArgs, readBundle } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { BundleBox } from './BundleBox.js';
import type { BundleBoxItem } from './BundleBox.js';

const meta = preview.meta({
  id: 'components-bundlebox',
  title: 'Catalog/BundleBox',
  component: BundleBox<BundleBoxItem>,
  args: { items: fromLoader<BundleBoxItem[]>(), onAdd: fn() },
  loaders: [loadArgs(async (context) => ({ items: await readBundle(context) }))],
});

const dear = { price: 123_456_789, discount: 0, compareAtPrice: 234_567_890 };
const gone = { soldOut: true, thumbnail: null, title: 'Sicherheitsbetriebszentralenzubehör with a leather case' };

/** With and without handlers, with one product sold out, all sold out, without discounts, and with focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="26rem">
      <State name="onAdd">
        <BundleBox {...args} />
      </State>
      <State name="Without handlers and reductions">
        <BundleBox
          {...args}
          onAdd={undefined}
          items={args.items.map((item) => ({ ...item, discount: 0, compareAtPrice: undefined }))}
        />
      </State>
      <State name="Large sums; soldOut, no picture, long name">
        <BundleBox
          {...args}
          items={args.items.slice(0, 2).map((item, at) => ({ ...item, ...(at === 0 ? dear : gone) }))}
        />
      </State>
      <State name="All sold out">
        <BundleBox {...args} items={args.items.slice(0, 1).map((item) => ({ ...item, soldOut: true }))} />
      </State>
      <State name="Hover" pseudo="hover">
        <BundleBox {...args} items={args.items.slice(1, 2)} />
      </State>
      <State name="Focus" pseudo="focus">
        <BundleBox {...args} items={args.items.slice(1, 2)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('deselects an item with the space bar, and adds the others', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: `Include ${args.items[0]?.title ?? ''}` })).not.toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Add all 2' }));
  await expect(args.onAdd).toHaveBeenCalledWith(args.items.slice(1));
});
