import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Avatar } from '../../base/Avatar/index.js';
import { Button } from '../../base/Button/index.js';
import { HeartIcon } from '../../icons/HeartIcon.js';
import { LayoutDashboardIcon } from '../../icons/LayoutDashboardIcon.js';
import { LifeBuoyIcon } from '../../icons/LifeBuoyIcon.js';
import { MapPinIcon } from '../../icons/MapPinIcon.js';
import { PackageIcon } from '../../icons/PackageIcon.js';
import { ReceiptIcon } from '../../icons/ReceiptIcon.js';
import { UndoIcon } from '../../icons/UndoIcon.js';
import { UserIcon } from '../../icons/UserIcon.js';
import { WalletIcon } from '../../icons/WalletIcon.js';
import { Logo } from '../../base/Logo/index.js';
import { State, States } from '../../../stories/States.js';
import { InPlace } from '../../../stories/InPlace.js';
import { focus, Once, press } from '../../../stories/Once.js';
import { SideNav } from './SideNav.js';
import type { SideNavProps } from './SideNav.js';

const card: SideNavProps = {
  items: [
    [
      { title: 'Orders', href: '#orders', icon: <PackageIcon />, count: 12 },
      { title: 'Wishlist', href: '#wishlist', icon: <HeartIcon />, count: 6 },
      { title: 'Support tickets', href: '#tickets', icon: <LifeBuoyIcon />, count: 9 },
    ],
    [
      { title: 'Profile', href: '#profile', icon: <UserIcon /> },
      { title: 'Addresses', href: '#addresses', icon: <MapPinIcon />, count: 5 },
    ],
  ],
  currentHref: '#orders',
  header: (
    <span style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Avatar name="Ines Calder" src="/images/people/ines-calder.webp" /> Ines Calder
    </span>
  ),
  footer: <Button variant="soft">Log out</Button>,
};

const meta = preview.meta({
  id: 'components-sidenav',
  title: 'Work/SideNav',
  component: SideNav,
  args: card,
  decorators: [
    (Story, { args }) => {
      const { variant } = args as Partial<SideNavProps>;
      return <div style={variant === 'bar' ? {} : { maxInlineSize: '17.5rem' }}>{Story()}</div>;
    },
  ],
});

const bar = {
  label: 'Admin',
  variant: 'bar',
  collapsible: true,
  currentHref: '#dashboard',
  items: [
    {
      items: [
        { title: 'Dashboard', href: '#dashboard', icon: <LayoutDashboardIcon /> },
        { title: 'Products', href: '#products', icon: <PackageIcon /> },
        { title: 'Orders', href: '#all-orders', icon: <ReceiptIcon />, count: 12 },
      ],
    },
    {
      title: 'Money',
      items: [
        { title: 'Refund requests', href: '#refunds', icon: <UndoIcon />, count: 4 },
        { title: 'Payouts', href: '#payouts', icon: <WalletIcon /> },
      ],
    },
  ],
  header: <Logo href="#" name="Marketrow" />,
  topBar: <Logo href="#" name="Marketrow" />,
  footer: (
    <span style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <Avatar name="Gage Paquette" /> Gage Paquette
    </span>
  ),
} as const;

const inWorkArea = [
  (Story: () => ReactNode) => (
    <div data-vertical="admin" style={{ display: 'flex', flexWrap: 'wrap', background: 'var(--mr-sunken)' }}>
      {Story()}
    </div>
  ),
];

/**
 * Shows the name of a page by focus: pseudo state classes do not match `:not(:hover, :focus-visible)`. Waits for the
 * drawers, which take the focus as they open.
 */
function pointAtRefunds(box: HTMLElement | null) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!box?.isConnected) return;
      focus('[href="#refunds"]')(box);
      document.activeElement?.classList.add('pseudo-hover');
    }),
  );
}

/** The card, and the side bar of a work area expanded and collapsed; on phones their buttons and an open drawer. */
export const Matrix = meta.story({
  args: { variant: 'bar' },
  render: () => (
    <States width="17rem">
      <State name="Drawer" wide>
        <Once act={press('[data-mr-action="show"]')}>
          <InPlace style={{ blockSize: '22rem' }}>
            <SideNav {...card} label="Drawer" />
          </InPlace>
        </Once>
      </State>
      <State name="Drawer of a bar">
        <Once act={press('[data-mr-action="show"]')}>
          <InPlace data-vertical="admin">
            <SideNav {...bar} label="Drawer of a bar mit Sendungsverfolgung" />
          </InPlace>
        </Once>
      </State>
      <State name='variant="bar"'>
        <div data-vertical="admin">
          <SideNav {...bar} label="Bar" />
        </div>
      </State>
      <State name="Collapsed">
        <div data-vertical="admin">
          <SideNav {...bar} label="Collapsed" collapsed />
        </div>
      </State>
      {/* In the first window, since a full-page screenshot needs the fixed elements there; after the drawers, which take the focus. */}
      <State name="Collapsed, a page pointed at" pseudo="hover">
        <div ref={pointAtRefunds} data-vertical="admin">
          <SideNav {...bar} label="Focused" defaultCollapsed />
        </div>
      </State>
      <State name="Card">
        <SideNav {...card} label="Card" />
      </State>
      <State name="Card, collapsible, long title">
        <SideNav
          label="Long"
          collapsible
          items={[[{ title: 'Sendungsverfolgungsbenachrichtigungen', href: '#long', count: 1204 }]]}
        />
      </State>
      <State name="Hover" pseudo="hover">
        <SideNav {...card} label="Hover" collapsible header={undefined} footer={undefined} />
      </State>
      <State name="Focus" pseudo="focus">
        <SideNav {...card} label="Focus" header={undefined} footer={undefined} />
      </State>
    </States>
  ),
});

/** Enter collapses the bar; the name of a page appears on focus. */
export const Bar = meta.story({
  args: bar,
  decorators: inWorkArea,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Collapse menu' });
    // The bar is visible in wide windows only.
    if (!button) return;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const products = canvas.getByRole('link', { name: 'Products' });
    await expect(products.getBoundingClientRect().width).toBeLessThan(80);
    await userEvent.tab({ shift: true });
    const payouts = within(canvas.getByRole('navigation', { name: 'Admin' })).getByText('Payouts');
    await expect(payouts.getBoundingClientRect().left).toBeGreaterThan(60);
  },
});

export const Default = meta.story();

Default.test(
  'is a button on phones, whose drawer opens with Enter; Close restores the focus',
  { globals: { viewport: { value: 'mobile1' } } },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(button).toHaveFocus();
  },
);
