import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, render, screen, setup } from '#test-utils';
import { ProductGrid } from './ProductGrid.js';

const items = Array.from({ length: 20 }, (_, index) => ({ id: index, content: `Product ${String(index + 1)}` }));

describeConformance(<ProductGrid items={items} layouts={['grid', 'list']} />, {
  element: HTMLDivElement,
  label: 'Products',
  named: 'ul',
  visibleLabel: 'layouts',
  variants: [{ layout: 'list' }],
  otherProps: { items: items.slice(3) },
});

it('names its list', () => {
  const { rerender } = render(<ProductGrid items={items} />);
  expect(screen.getByRole('list', { name: 'Products' })).toBeInTheDocument();
  rerender(<ProductGrid items={items} label="Lamps" aria-label="All lamps" />);
  expect(screen.getByRole('list', { name: 'All lamps' })).toBeInTheDocument();
});

it('renders an editorial tile at every tenth position', () => {
  render(<ProductGrid items={items} editorial={(place) => (place === 1 ? `Story ${String(place)}` : null)} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(21);
  expect(texts.indexOf('Story 1')).toBe(9);
});

it('is switched by its owner, or by the browser', async () => {
  const onLayoutChange = vi.fn();
  const { user, rerender } = setup(
    <ProductGrid items={items} layout="grid" layouts={['grid', 'list']} onLayoutChange={onLayoutChange} />,
  );
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(onLayoutChange).toHaveBeenCalledExactlyOnceWith('list', { event: anyEvent });
  expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
  rerender(<ProductGrid key="own" items={items} layouts={['grid', 'list']} />);
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
});
