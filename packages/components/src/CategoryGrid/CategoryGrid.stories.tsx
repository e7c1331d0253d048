import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { CategoryGrid } from './CategoryGrid';
import type { CategoryGridItem } from './CategoryGrid';

const meta = preview.meta({
  component: CategoryGrid,
  loaders: [
    async (context) => {
      const street = context.args['layout'] === 'street';
      const path = street ? '/api/market/categories' : '/api/gift-shop/top-categories';
      return { categories: await load<CategoryGridItem[]>(path, context) };
    },
  ],
  render: ({ categories, ...args }, { loaded }) => (
    <CategoryGrid
      {...args}
      categories={categories.length > 0 ? categories : (loaded['categories'] as CategoryGridItem[])}
    />
  ),
  args: { categories: [], path: '#{slug}', 'aria-label': 'Top categories' },
});

export const Default = meta.story({ globals: { vertical: 'gift' } });

/** Categories with a cover lead; the last arch leads to all. */
export const Street = meta.story({
  args: { layout: 'street', allHref: '#categories', 'aria-label': 'Along the street' },
});

/** One name on two lines keeps all arches on one line. */
export const LongNames = meta.story({
  args: {
    categories: [
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
  args: { layout: 'street', allHref: '#categories' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark', vertical: 'gift' } });

export const DarkStreet = meta.story({
  args: { layout: 'street', allHref: '#categories' },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const PhoneStreet = meta.story({
  args: { layout: 'street', allHref: '#categories' },
  globals: { viewport: { value: 'mobile1' } },
});
