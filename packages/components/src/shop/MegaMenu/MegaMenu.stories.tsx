import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { load } from '../../../stories/load.js';
import { fromLoader, loadArgs } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { MegaMenu } from './MegaMenu.js';
import type { MegaMenuItem } from './types.js';

interface Layout {
  header: {
    megaMenu: {
      title: string;
      url: string;
      image: string;
      columns: { title: string; links: { title: string; url: string }[] }[];
    }[];
  };
}

const picture = '/images/products/northgate-12-desktop-gateway-4-ports-1.webp';

function itemsOf({ header }: Layout): MegaMenuItem[] {
  return header.megaMenu.map(({ title, url, image, columns }) => ({
    title,
    href: `#${url}`,
    src: image,
    columns: columns.map(({ links, ...column }) => ({
      ...column,
      links: links.map((link) => ({ title: link.title, href: `#${link.url}` })),
    })),
    feature: { title: 'Northgate 12 desktop gateway', description: '$129.00', href: '#feature', src: picture },
  }));
}

const links = [
  { title: 'Deals', href: '#deals' },
  { title: 'Shops', href: '#shops' },
];

const meta = preview.meta({
  id: 'components-megamenu',
  title: 'Navigation/MegaMenu',
  component: MegaMenu,
  parameters: { layout: 'fullscreen' },
  args: { items: fromLoader<MegaMenuItem[]>() },
  loaders: [loadArgs(async (context) => ({ items: itemsOf(await load<Layout>('/api/layout', context)) }))],
  render: (args) => (
    <div style={{ minBlockSize: '30rem' }}>
      <MegaMenu {...args} />
    </div>
  ),
});

/** Closed and open, with slots and without panels. Renders nothing on phones. */
export const Matrix = meta.story({
  render: ({ items }) => {
    const open = items[0]?.href;
    const room = { minBlockSize: 'min(30rem, 45vw)' };
    return (
      <States>
        <State name="Closed, one is current">
          <MegaMenu items={items} currentHref={items[2]?.href} label="Closed" />
        </State>
        <State name="Links alone, slots start and end">
          <MegaMenu
            items={links}
            label="Links"
            start={<Button>All categories</Button>}
            end={<span>Delivered today</span>}
          />
        </State>
        <State name="Open" style={room}>
          <MegaMenu items={items} open={open} label="Open" />
        </State>
        <State name="Hover, no pictures" pseudo="hover" style={room}>
          <MegaMenu
            items={items.map(({ title, href, columns }) => ({ title, href, columns }))}
            open={open}
            label="Hover"
          />
        </State>
        <State name="Focus" pseudo="focus" style={room}>
          <MegaMenu items={items} open={open} label="Focus" />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test(
  'opens with Enter, moves into the panel, and closes with Escape, which restores the focus',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Network Security menu' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Network Security' })).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Desktop gateways' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cloud Security menu' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Vault, 5 TB' })).toBeVisible();
  },
);

export const Open = meta.story({ args: { defaultOpen: '#/gift-shop/network-security' } });

export const Current = meta.story({ args: { currentHref: '#/gift-shop/secure-access' } });

/** Without panels the items are plain links. */
export const LinksOnly = meta.story({
  render: () => <MegaMenu items={links} />,
});
