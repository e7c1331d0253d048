import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ProductGrid } from './ProductGrid';

const items = Array.from({ length: 22 }, (_, index) => ({
  id: index,
  content: (
    <div style={{ background: 'var(--mr-sunken)', borderRadius: 22, aspectRatio: 1, padding: 16 }}>{index + 1}</div>
  ),
}));

const lines = [1, 2, 3].map((id) => ({
  id,
  content: <div style={{ background: 'var(--mr-sunken)', borderRadius: 22, padding: 32 }}>{id}</div>,
}));

const tile = (place: number) => (
  <div style={{ background: 'var(--mr-accent-soft)', color: 'var(--mr-on-accent-soft)', padding: 24 }}>
    Story {place}
  </div>
);

const meta = preview.meta({ component: ProductGrid, args: { items } });

/** Each view, the switch, a tile among the products, and fewer than a row, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '3rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {() => (
        <>
          <ProductGrid {...args} label="Grid" items={items.slice(0, 12)} editorial={tile} />
          <ProductGrid {...args} label="Few" items={items.slice(0, 2)} />
          <ProductGrid {...args} label="Compact" view="compact" views={['grid', 'compact', 'list']} />
          <ProductGrid
            {...args}
            label="List"
            view="list"
            views={['grid', 'list']}
            tools={<span>3 products</span>}
            items={lines}
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

export const List = meta.story({ args: { view: 'list', items: lines } });

export const German = meta.story({ args: { views: ['grid', 'compact'] }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { views: ['grid', 'list'] }, globals: { direction: 'rtl' } });
