import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { load } from '../../stories/load';
import { RecentlyViewed } from './RecentlyViewed';
import type { RecentlyViewedItem } from './RecentlyViewed';

interface Loaded {
  products: RecentlyViewedItem[];
}

const meta = preview.meta({
  component: RecentlyViewed<RecentlyViewedItem>,
  args: { items: [], hrefTemplate: '#{slug}' },
  loaders: [async (context) => ({ products: await load('/api/gift-shop/products?tag=popular', context) })],
  render: (args, { loaded }) => <RecentlyViewed {...args} items={(loaded as unknown as Loaded).products.slice(0, 8)} />,
});

/** With and without the button that forgets them, in both themes. */
export const Matrix = meta.story({
  render: (args, { loaded }) => (
    <BothThemes>
      {(theme) => (
        <div style={{ display: 'grid', gap: '2rem' }}>
          <RecentlyViewed
            {...args}
            title={`Recently viewed, ${theme}`}
            items={(loaded as unknown as Loaded).products}
          />
          <RecentlyViewed
            {...args}
            title={`Can be cleared, ${theme}`}
            items={(loaded as unknown as Loaded).products.slice(0, 2)}
            onClear={() => undefined}
          />
        </div>
      )}
    </BothThemes>
  ),
});

/** The page's own product is left out; the button tells what is to be forgotten. */
export const Clearable = meta.story({
  args: { onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear list' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
});

export const German = meta.story({ args: { onClear: fn() }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
