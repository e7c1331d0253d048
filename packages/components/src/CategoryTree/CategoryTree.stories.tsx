import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { LeafIcon } from '../icons/LeafIcon';
import { StoreIcon } from '../icons/StoreIcon';
import { CategoryTree } from './CategoryTree';

const items = [
  {
    slug: 'electronics',
    name: 'Electronics',
    count: 86,
    children: [
      { slug: 'laptop', name: 'Laptops', count: 14 },
      { slug: 'camera', name: 'Cameras', count: 11 },
    ],
  },
  {
    slug: 'groceries',
    name: 'Groceries',
    count: 141,
    children: [
      {
        slug: 'fruits-vegetables',
        name: 'Fruits and vegetables',
        count: 40,
        children: [{ slug: 'fruits', name: 'Fruits', count: 18 }],
      },
      { slug: 'bakery', name: 'Bakery', count: 12 },
    ],
  },
  { slug: 'music', name: 'Music', count: 24 },
];

const meta = preview.meta({
  component: CategoryTree,
  args: { items, current: 'laptop', hrefTemplate: '?category={slug}' },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{<Story />}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Laptops/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Bakery')).not.toBeVisible();
    await userEvent.click(canvas.getByLabelText('More in Groceries'));
    await expect(canvas.getByText('Bakery')).toBeVisible();
  },
});

export const AllOpen = meta.story({ args: { open: 'all' } });

export const Icons = meta.story({
  args: { items: items.map((item, index) => ({ ...item, icon: index === 1 ? <LeafIcon /> : <StoreIcon /> })) },
});

export const German = meta.story({
  args: { items: [{ slug: 'a', name: 'Lebensmittelunverträglichkeiten und Diätnahrung', count: 7 }, ...items] },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
