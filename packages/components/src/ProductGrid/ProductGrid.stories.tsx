import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ProductGrid } from './ProductGrid';

const items = Array.from({ length: 22 }, (_, index) => ({
  id: index,
  content: (
    <div style={{ background: 'var(--mr-sunken)', borderRadius: 22, aspectRatio: 1, padding: 16 }}>{index + 1}</div>
  ),
}));

const tile = (place: number) => (
  <div style={{ background: 'var(--mr-accent-soft)', color: 'var(--mr-on-accent-soft)', padding: 24 }}>
    Story {place}
  </div>
);

const meta = preview.meta({ component: ProductGrid, args: { items } });

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

export const List = meta.story({ args: { view: 'list', items: items.slice(0, 3) } });

export const German = meta.story({ args: { views: ['grid', 'compact'] }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ args: { views: ['grid', 'list'] }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { views: ['grid', 'list'], editorial: tile }, globals: { theme: 'dark' } });
