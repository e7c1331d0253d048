import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { load } from '../../../stories/load.js';
import { State, States } from '../../../stories/States.js';
import { Once, press, type } from '../../../stories/Once.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { SearchBar } from './SearchBar.js';
import type { SearchSuggestion } from './types.js';

interface Product {
  id: string;
  title: string;
  slug: string;
  thumbnail: string;
  price: number;
  shop: { name: string } | null;
}

const categories = ['All Categories', 'Car', 'Clothes', 'Electronics', 'Laptop', 'Desktop', 'Camera', 'Toys'].map(
  (label, index) => ({ label, value: index === 0 ? '' : label.toLowerCase() }),
);

function search(products: Product[], query: string): Promise<SearchSuggestion[]> {
  const found = products.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return Promise.resolve(
    found.slice(0, 6).map(({ id, title, slug, thumbnail, price, shop }) => ({
      id,
      title,
      href: `#${slug}`,
      src: thumbnail,
      description: shop?.name,
      detail: `$${price.toFixed(2)}`,
    })),
  );
}

const meta = preview.meta({
  id: 'components-searchbar',
  title: 'Navigation/SearchBar',
  component: SearchBar,
  args: {
    href: '#search',
    categories,
    recent: ['city bike', 'ramen', 'security key'],
    onSuggestionSelect: fn((_: SearchSuggestion, { event }: ChangeDetails) => event?.preventDefault()),
  },
  loaders: [async (context) => ({ products: await load<Product[]>('/api/products', context) })],
  render: (args, { loaded }) => (
    <div style={{ minBlockSize: '34rem', display: 'flex', alignItems: 'flex-start' }}>
      <SearchBar {...args} loadSuggestions={(query) => search(loaded['products'] as Product[], query)} />
    </div>
  ),
});

/** Row of a header, across which the field expands on phones. */
const row = { position: 'relative', display: 'flex', minBlockSize: '3.5rem' } as const;

/** Opens a collapsible field with its list. */
async function open(box: HTMLElement) {
  press('[data-mr-part="opener"]')(box);
  // Wait for the focus to reach the field: the list closes on blur.
  await new Promise(requestAnimationFrame);
  press('input')(box);
}

/** Each width and set of controls, recent searches, suggestions with an active one, and the opener on phones. */
export const Matrix = meta.story({
  render: (args, { loaded }) => {
    const products = loaded['products'] as Product[];
    return (
      <States width="34rem">
        <State name="Empty" wide>
          <SearchBar {...args} />
        </State>
        <State name="defaultValue, defaultCategory">
          <SearchBar
            {...args}
            defaultValue="head"
            categories={[...categories, { label: 'Sicherheitslösungen für Arbeitsplätze', value: 'security' }]}
            defaultCategory="security"
          />
        </State>
        <State name="Hover" pseudo="hover">
          <SearchBar {...args} defaultValue="head" />
        </State>
        <State name="Focus" pseudo="focus">
          <SearchBar {...args} defaultValue="head" />
        </State>
        <State name="Without categories, narrow" style={{ maxInlineSize: '20rem' }}>
          <SearchBar href="#search" />
        </State>
        <State name="collapsible">
          <div style={row}>
            <SearchBar {...args} collapsible />
          </div>
        </State>
        <State name="collapsible, expanded" style={{ blockSize: '23rem' }}>
          <Once act={open} style={row}>
            <SearchBar {...args} collapsible />
          </Once>
        </State>
        <State name="recent, the first chosen" style={{ blockSize: '21rem' }}>
          <Once act={type('', 'ArrowDown')}>
            <SearchBar {...args} />
          </Once>
        </State>
        <State name="Suggestions" style={{ blockSize: '33rem' }}>
          <Once act={type('key')}>
            <SearchBar {...args} loadSuggestions={(query) => search(products, query)} />
          </Once>
        </State>
        <State name="Suggestions, hover" pseudo="hover" style={{ blockSize: '33rem' }}>
          <Once act={type('a')}>
            <SearchBar {...args} loadSuggestions={(query) => search(products.slice(0, 4), query)} />
          </Once>
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test(
  'opens on typing, chooses with arrow keys and Enter; the first Escape closes the list, the second clears the field',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'head');
    const list = await canvas.findByRole('listbox', { name: 'Suggestions' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const chosen = within(list).getByRole('option', { selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveValue('head');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
);

export const Suggestions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'key');
    await expect(await canvas.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
});

export const Recent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }));
    await expect(canvas.getByRole('option', { name: 'ramen' })).toBeVisible();
  },
});

/** Plain form without suggestions. */
export const Plain = meta.story({ render: () => <SearchBar href="#search" /> });
