import preview from '#storybook/preview';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { load } from '../../../stories/load.js';
import { fromLoader, loadArgs } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { iconByName } from '../../icons/byName.js';
import { openMenu, openMenuPanel } from '../../../stories/openMenu.js';
import { CategoryMenu } from './CategoryMenu.js';
import type { CategoryMenuProps } from './CategoryMenu.js';
import type { CategoryMenuItem } from './types.js';

/** Fields of a menu entry of the mock API that the story reads. */
interface Entry {
  name: string;
  icon: string | null;
  path: string;
  children: Entry[];
}

interface Layout {
  header: { categories: Entry[] };
}

/** Converts the entries of the API to rows: entries with children become columns, the others share one column. */
function itemsOf({ header }: Layout): CategoryMenuItem[] {
  return header.categories.map(({ name, icon, path, children }) => {
    const linksOf = (entries: Entry[]) => entries.map((link) => ({ title: link.name, href: `#${link.path}` }));
    const plain = children.filter((child) => child.children.length === 0);
    const columns = children
      .filter((child) => child.children.length > 0)
      .map((child) => ({ title: child.name, links: linksOf(child.children) }));
    if (plain.length > 0) columns.push({ title: name, links: linksOf(plain) });
    return { title: name, href: `#${path}`, icon: icon === null ? undefined : iconByName(icon), columns };
  });
}

const meta = preview.meta({
  id: 'components-categorymenu',
  title: 'Navigation/CategoryMenu',
  component: CategoryMenu,
  args: { items: fromLoader<CategoryMenuItem[]>() },
  loaders: [loadArgs(async (context) => ({ items: itemsOf(await load<Layout>('/api/layout', context)) }))],
  render: (args) => (
    <div style={{ minBlockSize: '42rem' }}>
      <CategoryMenu {...args} />
    </div>
  ),
});

/** Returns a few rows with a separator before the last one, and moves all groups to the panel of the first row. */
function groupsInOne(items: readonly CategoryMenuItem[]): CategoryMenuItem[] {
  const columns = items.flatMap((item) => item.columns ?? []);
  return items.slice(0, 8).map((item, at) => ({ ...item, ...(at === 0 && { columns }), separated: at === 7 }));
}

/** Opens the menu with the panel of the first row that has one, and focuses the first link of its groups. */
function WithPanel(props: CategoryMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const moveOn = ({ target }: FocusEvent) => {
      const link = box.current?.querySelector<HTMLElement>('[role="group"] [role="menuitem"]');
      // The panel gets the focus first, then its first row.
      if (!link || !(target as Element).parentElement?.closest('[role="menu"]')?.contains(link)) return;
      document.removeEventListener('focusin', moveOn);
      link.focus();
    };
    document.addEventListener('focusin', moveOn);
    // The rows are rendered after the menu.
    const timer = setTimeout(() => {
      const row = box.current?.querySelector<HTMLElement>('[role="menuitem"][aria-haspopup]');
      row?.focus();
      row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', moveOn);
    };
  }, []);
  return (
    <div ref={box}>
      <CategoryMenu {...props} aria-label="Open" defaultOpen />
    </div>
  );
}

/** Closed, hover, focus, and open with a panel. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="14rem">
      <State name="Closed">
        <CategoryMenu {...args} aria-label="Closed" />
      </State>
      <State name="label, hover" pseudo="hover">
        <CategoryMenu {...args} aria-label="Hover" label="Departments" />
      </State>
      <State name="Focus" pseudo="focus">
        <CategoryMenu {...args} aria-label="Focus" />
      </State>
      <State name="Open, with a panel" wide style={{ minBlockSize: '36rem' }}>
        <WithPanel items={groupsInOne(args.items)} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'opens on the first row with Enter, its panel with the arrow key; Escape closes and restores the focus',
  async ({ args, canvas, userEvent }) => {
    const withPanel = args.items.find(({ columns }) => columns?.length);
    if (!withPanel) throw new Error('mr: no category of the mock API has child entries. Check /api/layout.');
    const button = await canvas.findByRole('button', { name: 'All categories' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const row = await canvas.findByRole('menuitem', { name: withPanel.title });
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus());
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    const all = await canvas.findByRole('menuitem', { name: `All in ${withPanel.title}` });
    await waitFor(() => expect(all).toHaveFocus());
    await expect(all).toHaveAttribute('href', withPanel.href);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: String(withPanel.columns?.[0]?.links[0]?.title) })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
);

export const Open = meta.story({ play: openMenu });

export const Panel = meta.story({ play: (context) => openMenuPanel(context) });

Default.test(
  'opens the panel with the left arrow key from right to left',
  { globals: { direction: 'rtl' } },
  (context) => openMenuPanel(context, '{ArrowLeft}'),
);
