import preview from '#storybook/preview';
import { load } from '../../../stories/load.js';
import { fromLoader, loadArgs } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { BottomNav } from './BottomNav.js';
import type { BottomNavProps } from './BottomNav.js';
import { iconByName } from '../../icons/byName.js';

interface Layout {
  mobileNavigation: { title: string; url: string; icon: string; badge: boolean }[];
}

const itemsOf = ({ mobileNavigation }: Layout) =>
  mobileNavigation.map(({ title, url, icon, badge }) => ({
    title,
    href: url,
    icon: iconByName(icon),
    showCount: badge,
  }));

const longWords = {
  currentHref: '#2',
  items: [
    { title: 'Startseite', href: '#1', icon: iconByName('house') },
    { title: 'Warengruppenübersicht', href: '#2', icon: iconByName('layout-grid') },
    { title: 'Einkaufswagen', href: '#3', icon: iconByName('shopping-bag'), showCount: true },
    { title: 'Kundenkonto', href: '#4', icon: iconByName('user') },
  ],
};

/** Contains the fixed bar in the box of its state instead of the window. */
const bar = { contain: 'layout', minBlockSize: '9rem' };

const meta = preview.meta({
  id: 'components-bottomnav',
  title: 'Navigation/BottomNav',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  // The bar is visible below 900 px only.
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

/** An empty cart, a few items, many items, long labels and focus, below 900 px. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Empty cart" style={bar}>
        <BottomNav {...args} label="Empty cart" />
      </State>
      <State name="cartCount={3}" style={bar}>
        <BottomNav {...args} label="Few items" cartCount={3} currentHref={undefined} />
      </State>
      <State name="cartCount={128}, cart shown" style={bar}>
        <BottomNav
          {...args}
          label="Many items"
          cartCount={128}
          currentHref={args.items.find(({ showCount }) => showCount)?.href}
        />
      </State>
      <State name="Long words" style={bar}>
        <BottomNav {...args} {...longWords} label="Long words" cartCount={2} />
      </State>
      <State name="Without icons, over a page" style={bar}>
        <div style={{ minBlockSize: '7rem', background: 'var(--mr-sunken)' }}>
          <BottomNav {...args} items={args.items.map((item) => ({ ...item, icon: undefined }))} label="Without icons" />
        </div>
      </State>
      <State name="Focus" style={bar} pseudo="focus">
        <BottomNav {...args} label="Focus" cartCount={2} />
      </State>
    </States>
  ),
});

export const Default = meta.story({ args: { cartCount: 3 } });

export const EmptyCart = meta.story();

export const ManyPieces = meta.story({ args: { cartCount: 128 } });

export const LongWords = meta.story({ args: longWords });
