import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { CategoryGrid } from './CategoryGrid';
import type { CategoryGridItem } from './CategoryGrid';

const meta = preview.meta({
  component: CategoryGrid,
  loaders: [
    async (context) => {
      const path = context.args['layout'] === 'featured' ? '/api/market/categories' : '/api/gift-shop/top-categories';
      return { items: await load<CategoryGridItem[]>(path, context) };
    },
  ],
  render: ({ items, ...args }, { loaded }) => (
    <CategoryGrid {...args} items={items.length > 0 ? items : (loaded['items'] as CategoryGridItem[])} />
  ),
  args: { items: [], hrefTemplate: '#{slug}', 'aria-label': 'Top categories' },
});

export const Default = meta.story({ globals: { vertical: 'gift' } });

/** Categories with a cover lead; the last tile leads to all. */
export const Featured = meta.story({
  args: { layout: 'featured', allHref: '#categories', 'aria-label': 'Categories' },
});

/** One name on two lines keeps all arches on one line. */
export const LongNames = meta.story({
  args: {
    items: [
      { id: '1', name: 'Keys', slug: 'keys', image: '/images/categories/secure-access.webp', productCount: 1 },
      {
        id: '2',
        name: 'Workspace protection for offices and studios',
        slug: 'work',
        image: '/images/categories/workspace-security.webp',
        productCount: 1204,
      },
      {
        id: '3',
        name: 'Sicherheitsbetriebszentralenzubehör',
        slug: 'ops',
        image: '/images/categories/security-operations.webp',
      },
    ],
  },
});

export const German = meta.story({ globals: { language: 'de', vertical: 'gift' } });

export const GermanStreet = meta.story({
  args: { layout: 'featured', allHref: '#categories' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark', vertical: 'gift' } });

export const DarkStreet = meta.story({
  args: { layout: 'featured', allHref: '#categories' },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const PhoneStreet = meta.story({
  args: { layout: 'featured', allHref: '#categories' },
  globals: { viewport: { value: 'mobile1' } },
});
