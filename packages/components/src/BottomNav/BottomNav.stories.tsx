import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { BottomNav } from './BottomNav';
import { namedIcon } from '../../stories/namedIcon';

interface Layout {
  mobileNavigation: { title: string; url: string; icon: string; badge: boolean }[];
}

const itemsOf = ({ mobileNavigation }: Layout) =>
  mobileNavigation.map(({ url, icon, ...item }) => ({ ...item, href: url, icon: namedIcon(icon) }));

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
    <BottomNav {...args} items={items.length > 0 ? items : itemsOf(loaded['layout'] as Layout)} />
  ),
  args: { items: [], currentHref: '/' },
});

export const Default = meta.story({ args: { cartCount: 3 } });

export const EmptyCart = meta.story();

export const ManyPieces = meta.story({ args: { cartCount: 128 } });

export const LongWords = meta.story({
  args: {
    currentHref: '#2',
    items: [
      { title: 'Startseite', href: '#1', icon: namedIcon('house') },
      { title: 'Warengruppenübersicht', href: '#2', icon: namedIcon('layout-grid') },
      { title: 'Einkaufswagen', href: '#3', icon: namedIcon('shopping-bag'), badge: true },
      { title: 'Kundenkonto', href: '#4', icon: namedIcon('user') },
    ],
  },
});

export const German = meta.story({ args: { cartCount: 2 }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { cartCount: 2 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { cartCount: 3 }, globals: { theme: 'dark' } });
