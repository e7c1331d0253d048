import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { fromLoader, loadArgs, readProducts } from '../../../stories/records.js';
import { ProductCard } from '../ProductCard/index.js';
import { State, States } from '../../../stories/States.js';
import { ProductGrid, ProductGridSwitch } from './ProductGrid.js';
import type { ProductGridProps } from './ProductGrid.js';

const tile = (place: number) => (
  <div style={{ background: 'var(--mr-accent-soft)', color: 'var(--mr-on-accent-soft)', padding: 24 }}>
    Story {place}
  </div>
);

const place = { padding: 24, borderRadius: 'var(--mr-radius-md)', background: 'var(--mr-sunken)' };

/** Loads cards of the popular products, `count` of them, in `layout`. */
const cards = (count?: number, layout?: 'list') =>
  loadArgs(async (context) => ({
    items: (await readProducts(context, count)).map((product) => ({
      id: product.id,
      content: <ProductCard product={product} href={`#${product.slug}`} sizes="300px" layout={layout} />,
    })),
  }));

const meta = preview.meta({
  id: 'components-productgrid',
  title: 'Catalog/ProductGrid',
  component: ProductGrid,
  args: { items: fromLoader<ProductGridProps['items']>() },
  loaders: [cards()],
});

/** Each layout with the switch, a tile among the products, and less than one row. */
export const Matrix = meta.story({
  loaders: [async (context) => ({ lines: (await cards(2, 'list')(context)).args.items })],
  render: (args, { loaded }) => {
    // Cards have their own matrix: placeholders show the positions here.
    const places = Array.from({ length: 11 }, (_, id) => ({ id, content: <div style={place}>{id + 1}</div> }));
    return (
      <States>
        <State name="Products">
          <ProductGrid {...args} label="Products" items={args.items.slice(0, 2)} />
        </State>
        <State name='layout="grid", editorial'>
          <ProductGrid label="Grid" items={places} layouts={['grid', 'compact', 'list']} editorial={tile} />
        </State>
        <State name='layout="compact"'>
          <ProductGrid label="Compact" layout="compact" items={places.slice(0, 7)} />
        </State>
        <State name='layout="list", tools'>
          {/* A form of its own: otherwise both switches would be one radio group. */}
          <form>
            <ProductGrid
              label="List"
              layout="list"
              layouts={['grid', 'list']}
              tools={<span>2 products</span>}
              items={loaded['lines'] as ProductGridProps['items']}
            />
          </form>
        </State>
        <State name="Small text: five columns" style={{ fontSize: '0.75rem' }}>
          <ProductGrid label="Five columns" items={places.slice(0, 6)} />
        </State>
        <State name="Half as wide" style={{ maxInlineSize: '40rem' }}>
          <ProductGrid label="Half as wide" items={places.slice(0, 4)} />
        </State>
        <State name="Half as wide, compact" style={{ maxInlineSize: '40rem' }}>
          <ProductGrid label="Half as wide, compact" layout="compact" items={places.slice(0, 5)} />
        </State>
        <State name="Focus" pseudo="focus">
          <ProductGridSwitch name="focus" layout="compact" layouts={['grid', 'compact', 'list']} />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

/** A tile of two by two at every tenth position. */
export const Editorial = meta.story({ args: { editorial: tile } });

/** The switch works without scripts; it is one tab stop. */
export const Switch = meta.story({
  args: { layouts: ['grid', 'compact', 'list'] },
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

export const Compact = meta.story({ args: { layout: 'compact' } });

export const List = meta.story({ args: { layout: 'list' }, loaders: [cards(4, 'list')] });
