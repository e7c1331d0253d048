import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { fromLoader, loadArgs } from '../../stories/records';
import { BothThemes } from '../../stories/BothThemes';
import { BottomNav } from './BottomNav';
import type { BottomNavProps } from './BottomNav';
import { iconByName } from '../icons/byName';

interface Layout {
  mobileNavigation: { title: string; url: string; icon: string; badge: boolean }[];
}

const itemsOf = ({ mobileNavigation }: Layout) =>
  mobileNavigation.map(({ url, icon, ...item }) => ({ ...item, href: url, icon: iconByName(icon) }));

const longWords = {
  currentHref: '#2',
  items: [
    { title: 'Startseite', href: '#1', icon: iconByName('house') },
    { title: 'Warengruppenübersicht', href: '#2', icon: iconByName('layout-grid') },
    { title: 'Einkaufswagen', href: '#3', icon: iconByName('shopping-bag'), badge: true },
    { title: 'Kundenkonto', href: '#4', icon: iconByName('user') },
  ],
};

/** In the matrix the bars stand under one another, not at the foot of the screen. */
const inPlace = { position: 'static', margin: '0.75rem' } as const;

const meta = preview.meta({
  id: 'components-bottomnav',
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
  args: { items: fromLoader<BottomNavProps['items']>(), currentHref: '/' },
  loaders: [loadArgs(async (context) => ({ items: itemsOf(await load<Layout>('/api/layout', context)) }))],
});

/** An empty cart, a few pieces, many pieces, and long words, in light and dark. */
export const Matrix = meta.story({
  render: (args) => {
    return (
      <BothThemes style={{ padding: 0 }}>
        {(theme) => (
          <>
            <BottomNav {...args} label={`${theme}, empty cart`} style={inPlace} />
            <BottomNav {...args} label={`${theme}, few items`} cartCount={3} style={inPlace} />
            <BottomNav {...args} label={`${theme}, many items`} cartCount={128} style={inPlace} />
            <BottomNav {...args} {...longWords} label={`${theme}, long words`} cartCount={2} style={inPlace} />
          </>
        )}
      </BothThemes>
    );
  },
});

export const Default = meta.story({ args: { cartCount: 3 } });

export const EmptyCart = meta.story();

export const ManyPieces = meta.story({ args: { cartCount: 128 } });

export const LongWords = meta.story({ args: longWords });

export const German = meta.story({ args: { cartCount: 2 }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ args: { cartCount: 2 }, globals: { direction: 'rtl' }, tags: ['mode'] });
