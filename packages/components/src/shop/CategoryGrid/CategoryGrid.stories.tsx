import preview from '#storybook/preview';
import { load } from '../../../stories/load.js';
import { fromLoader } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { CategoryGrid } from './CategoryGrid.js';
import type { CategoryGridItem } from './CategoryGrid.js';

const longNames = [
  { id: '1', name: 'Keys', slug: 'keys', image: '/images/categories/secure-access.webp', productCount: 1 },
  {
    id: '2',
    name: 'Workspace protection for offices and studios',
    slug: 'work',
    image: '/images/categories/workspace-security.webp',
    imageWidth: 90,
    hue: 300,
    productCount: 1204,
  },
  {
    id: '3',
    name: 'Sicherheitsbetriebszentralenzubehör',
    slug: 'ops',
    image: '/images/categories/security-operations.webp',
    darkImage: '/images/categories/security-operations-night.webp',
  },
];

const meta = preview.meta({
  id: 'components-categorygrid',
  title: 'Catalog/CategoryGrid',
  component: CategoryGrid,
  loaders: [
    async (context) => {
      const path = context.args['layout'] === 'featured' ? '/api/market/categories' : '/api/gift-shop/top-categories';
      return { args: { items: await load<CategoryGridItem[]>(path, context) } };
    },
  ],
  args: { items: fromLoader<CategoryGridItem[]>(), hrefTemplate: '#{slug}', 'aria-label': 'Top categories' },
});

/** A row, featured tiles, a grid on phones, names of any length, hover and focus. */
export const Matrix = meta.story({
  loaders: [async (context) => ({ featured: await load<CategoryGridItem[]>('/api/market/categories', context) })],
  render: (args, { loaded }) => {
    const row = args.items;
    const featured = loaded['featured'] as CategoryGridItem[];
    return (
      <States>
        <State name='layout="row", smallLayout="row"'>
          <CategoryGrid {...args} items={row} aria-label="Row" style={{ '--mr-bleed': '1.5rem' }} />
        </State>
        <State name='layout="featured", allHref'>
          <CategoryGrid
            {...args}
            items={featured}
            layout="featured"
            allHref="#categories"
            aria-label="Tiles that lead"
          />
        </State>
        <State name='smallLayout="grid", allHref'>
          <CategoryGrid {...args} items={row} smallLayout="grid" allHref="#all" aria-label="Grid on phones" />
        </State>
        <State name='layout="featured", smallLayout="grid", leads alone'>
          <CategoryGrid
            {...args}
            items={featured.slice(0, 2)}
            layout="featured"
            smallLayout="grid"
            aria-label="Leads alone"
          />
        </State>
        <State name="Long names, imageWidth, hue, darkImage">
          <CategoryGrid {...args} items={longNames} aria-label="Long names" />
        </State>
        <State name="Hover" pseudo="hover">
          <CategoryGrid {...args} items={row.slice(0, 3)} allHref="#more" aria-label="Hover" />
        </State>
        <State name="Focus" pseudo="focus">
          <CategoryGrid {...args} items={row.slice(0, 3)} allHref="#rest" aria-label="Focus" />
        </State>
      </States>
    );
  },
});

export const Default = meta.story({ globals: { vertical: 'gift' } });

/** Categories with a cover are featured; the last tile links to all categories. */
export const Featured = meta.story({
  args: { layout: 'featured', allHref: '#categories', 'aria-label': 'Categories' },
});

/** A name on two lines does not move the images. */
export const LongNames = meta.story({ args: { items: longNames } });
