import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readProducts } from '../../stories/records';
import { ProductCard } from '../ProductCard';
import { ProductGrid } from './ProductGrid';
import type { ProductGridProps } from './ProductGrid';

const tile = (place: number) => (
  <div style={{ background: 'var(--mr-accent-soft)', color: 'var(--mr-on-accent-soft)', padding: 24 }}>
    Story {place}
  </div>
);

/** Cards of the popular products, `count` of them; `layout` as the view wants it. */
const cards = (count?: number, layout?: 'list') =>
  loadArgs(async (context) => ({
    items: (await readProducts(context, count)).map((product) => ({
      id: product.id,
      content: <ProductCard product={product} href={`#${product.slug}`} sizes="300px" layout={layout} />,
    })),
  }));

const meta = preview.meta({
  id: 'components-productgrid',
  component: ProductGrid,
  args: { items: fromLoader<ProductGridProps['items']>() },
  loaders: [cards()],
});

/** Each view, the switch, a tile among the products, and fewer than a row, in both themes. */
export const Matrix = meta.story({
  loaders: [async (context) => ({ lines: (await cards(3, 'list')(context)).args.items })],
  render: (args, { loaded }) => (
    <BothThemes style={{ display: 'grid', gap: '3rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {() => (
        <>
          <ProductGrid {...args} label="Grid" editorial={tile} />
          <ProductGrid {...args} label="Few" items={args.items.slice(0, 2)} />
          <ProductGrid {...args} label="Compact" view="compact" views={['grid', 'compact', 'list']} />
          <ProductGrid
            {...args}
            label="List"
            view="list"
            views={['grid', 'list']}
            tools={<span>3 products</span>}
            items={loaded['lines'] as ProductGridProps['items']}
          />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

/** A tile of two by two at every tenth place. */
export const Editorial = meta.story({ args: { editorial: tile } });

/** The switch works without scripts; it is one tab stop. */
export const Switch = meta.story({
  args: { views: ['grid', 'compact', 'list'] },
  play: async ({ canvas, userEvent }) => {
    const columns = () => getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ').length;
    const before = columns();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Small pictures' })).toBeChecked();
    await expect(columns()).toBeGreaterThan(before);
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns()).toBe(1);
  },
});

export const Compact = meta.story({ args: { view: 'compact' } });

export const List = meta.story({ args: { view: 'list' }, loaders: [cards(4, 'list')] });

export const German = meta.story({ args: { views: ['grid', 'compact'] }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({
  args: { views: ['grid', 'list'] },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
