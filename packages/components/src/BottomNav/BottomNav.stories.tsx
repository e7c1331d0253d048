import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { BottomNav } from './BottomNav';
import type { BottomNavItem } from './BottomNav';

interface Layout {
  mobileNavigation: BottomNavItem[];
}

const meta = preview.meta({
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  // The bar is there below 900 px only.
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  loaders: [async (context) => ({ layout: await load<Layout>('/api/layout', context) })],
  render: ({ items, ...args }, { loaded }) => (
    <BottomNav {...args} items={items.length > 0 ? items : (loaded['layout'] as Layout).mobileNavigation} />
  ),
  args: { items: [], currentUrl: '/' },
});

export const Default = meta.story({ args: { cartCount: 3 } });

export const EmptyCart = meta.story();

export const ManyPieces = meta.story({ args: { cartCount: 128 } });

export const LongWords = meta.story({
  args: {
    currentUrl: '#2',
    items: [
      { title: 'Startseite', url: '#1', icon: 'house' },
      { title: 'Warengruppenübersicht', url: '#2', icon: 'layout-grid' },
      { title: 'Einkaufswagen', url: '#3', icon: 'shopping-bag', badge: true },
      { title: 'Kundenkonto', url: '#4', icon: 'user' },
    ],
  },
});

export const German = meta.story({ args: { cartCount: 2 }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { cartCount: 2 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { cartCount: 3 }, globals: { theme: 'dark' } });
