import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromLoader, loadArgs, readProducts } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { RecentlyViewed } from './RecentlyViewed.js';
import type { RecentlyViewedItem } from './RecentlyViewed.js';

const meta = preview.meta({
  id: 'components-recentlyviewed',
  title: 'Catalog/RecentlyViewed',
  component: RecentlyViewed<RecentlyViewedItem>,
  args: { items: fromLoader<RecentlyViewedItem[]>(), hrefTemplate: '#{slug}' },
  loaders: [loadArgs(async (context) => ({ items: await readProducts(context, 8) }))],
});

/** With and without the clear button, and with `renderItem`. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="At rest">
        <RecentlyViewed {...args} />
      </State>
      <State name="onClear, long title">
        <RecentlyViewed
          {...args}
          title="Zuletzt angesehene Sicherheitsschlüssel und Haushaltsgeräte"
          items={args.items.slice(0, 2)}
          onClear={() => undefined}
        />
      </State>
      <State name="renderItem">
        <RecentlyViewed
          {...args}
          title="Drawn by the page"
          max={3}
          renderItem={({ title, slug }) => <a href={`#${slug}`}>{title}</a>}
        />
      </State>
    </States>
  ),
});

/** Excludes the current product; the clear button has a specific name. */
export const Clearable = meta.story({
  args: { onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear list' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
});
