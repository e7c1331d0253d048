import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { pressKeys } from '../../../stories/pressKeys.js';
import { LeafIcon } from '../../icons/LeafIcon.js';
import { StoreIcon } from '../../icons/StoreIcon.js';
import { CategoryTree } from './CategoryTree.js';

const items = [
  {
    slug: 'electronics',
    name: 'Electronics',
    productCount: 86,
    children: [
      { slug: 'laptop', name: 'Laptops', productCount: 14 },
      { slug: 'camera', name: 'Cameras', productCount: 11 },
    ],
  },
  {
    slug: 'groceries',
    name: 'Groceries',
    productCount: 141,
    children: [
      {
        slug: 'fruits-vegetables',
        name: 'Fruits and vegetables',
        productCount: 40,
        children: [{ slug: 'fruits', name: 'Fruits', productCount: 18 }],
      },
      { slug: 'bakery', name: 'Bakery', productCount: 12 },
    ],
  },
  { slug: 'music', name: 'Music', productCount: 24 },
];

const long = { slug: 'a', name: 'Lebensmittelunverträglichkeiten und Diätnahrung', productCount: 7 };
const withIcons = [long, ...items].map((item, index) => ({
  ...item,
  icon: index === 2 ? <LeafIcon /> : <StoreIcon />,
}));
const flat = items.map(({ slug, name }) => ({ slug, name }));

const meta = preview.meta({
  id: 'components-categorytree',
  title: 'Navigation/CategoryTree',
  component: CategoryTree,
  args: { items, current: 'laptop', hrefTemplate: '?category={slug}' },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <CategoryTree {...args} />
    </div>
  ),
});

/** The branch of the current page, all branches open, none open, long names, icons, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="15.5rem">
      <State name="current">
        <CategoryTree {...args} label="Page shown" />
      </State>
      <State name={'open="all"'}>
        <CategoryTree {...args} label="All open" defaultOpen="all" current={undefined} />
      </State>
      <State name="Icons, long name">
        <CategoryTree {...args} label="Icons" items={withIcons} current={long.slug} />
      </State>
      <State name="Hover" pseudo="hover">
        <CategoryTree {...args} label="Hover" items={items.slice(0, 1)} current={undefined} defaultOpen="all" />
      </State>
      <State name="Focus" pseudo="focus">
        <CategoryTree {...args} label="Focus" items={items.slice(0, 1)} />
      </State>
      <State name="No address, no productCount">
        <CategoryTree {...args} label="Without links" items={flat} hrefTemplate={undefined} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('marks the current page, and opens a branch by click', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: /Laptops/ })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByText('Bakery')).not.toBeVisible();
  await userEvent.click(canvas.getByLabelText('More in Groceries'));
  await expect(canvas.getByText('Bakery')).toBeVisible();
});

Default.test(
  'opens a branch with Enter, whose links come next in the tab order, and folds it with Space',
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByLabelText('More in Groceries');
    canvas.getByRole('link', { name: /^Groceries/ }).focus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await pressKeys('{Enter}', () => toggle.click());
    await expect(canvas.getByText('Bakery')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Fruits and vegetables/ })).toHaveFocus();
    toggle.focus();
    await pressKeys(' ', () => toggle.click());
    await expect(canvas.getByText('Bakery')).not.toBeVisible();
  },
);

export const AllOpen = meta.story({ args: { defaultOpen: 'all' } });

export const Icons = meta.story({ args: { items: withIcons } });
