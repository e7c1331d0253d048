import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readBundle } from '../../stories/records';
import { BundleBox } from './BundleBox';
import type { BundleBoxItem } from './BundleBox';

const meta = preview.meta({
  id: 'components-bundlebox',
  component: BundleBox<BundleBoxItem>,
  args: { items: fromLoader<BundleBoxItem[]>(), onAdd: fn() },
  loaders: [loadArgs(async (context) => ({ items: await readBundle(context) }))],
});

/** Live, without handlers, and with something sold out, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {() => (
        <>
          <BundleBox {...args} />
          <BundleBox {...args} onAdd={undefined} />
          <BundleBox {...args} items={args.items.map((item, at) => ({ ...item, soldOut: at === 1 }))} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('leaves an item out with the space bar, and adds the others', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: `Include ${args.items[0]?.title ?? ''}` })).not.toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Add all 2' }));
  await expect(args.onAdd).toHaveBeenCalledWith(args.items.slice(1));
});

export const German = meta.story({ args: { locale: 'de-DE' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
