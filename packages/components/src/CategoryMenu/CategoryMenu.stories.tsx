import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { load } from '../../stories/load';
import { fromLoader, loadArgs } from '../../stories/records';
import { iconByName } from '../icons/byName';
import { openMenu, openMenuPanel } from '../../stories/openMenu';
import { CategoryMenu } from './CategoryMenu';
import type { CategoryMenuItem } from './types';

/** What a story reads of an entry of the mock API's menu. */
interface Entry {
  name: string;
  icon: string | null;
  path: string;
  children: Entry[];
}

interface Layout {
  header: { categories: Entry[] };
}

/** The API's entries as rows: entries with entries of their own are columns, the others stand in one column. */
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
  component: CategoryMenu,
  args: { items: fromLoader<CategoryMenuItem[]>() },
  loaders: [loadArgs(async (context) => ({ items: itemsOf(await load<Layout>('/api/layout', context)) }))],
  render: (args) => (
    <div style={{ minBlockSize: '42rem' }}>
      <CategoryMenu {...args} />
    </div>
  ),
});

/** Closed in both themes; the menu itself is in the stories below. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>{(theme) => <CategoryMenu {...args} aria-label={`Categories, ${theme}`} />}</BothThemes>
  ),
});

export const Default = meta.story();

Default.test(
  'opens on the first row with Enter, its panel with the arrow key; Escape closes and restores the focus',
  async ({ args, canvas, userEvent }) => {
    const withPanel = args.items.find(({ columns }) => columns?.length);
    if (!withPanel) throw new Error('mr: no category of the mock API has entries of its own. Look at /api/layout.');
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

export const German = meta.story({
  globals: { language: 'de' },
  tags: ['mode'],
  play: (context) => openMenuPanel(context),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['mode'],
  play: (context) => openMenuPanel(context, '{ArrowLeft}'),
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  tags: ['mode'],
  play: (context) => openMenuPanel(context),
});
