import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup, within } from '#test-utils';
import * as de from '../../labels/de.js';
import { RecentlyViewed } from './RecentlyViewed.js';

const product = (id: number) => ({
  id,
  slug: `lamp-${id}`,
  title: `Lamp ${id}`,
  price: 40,
  thumbnail: `/images/lamp-${id}.webp`,
});
const items = [1, 2, 3].map(product);

describeConformance(<RecentlyViewed items={items} />, {
  element: HTMLElement,
  tag: 'section',
  variants: [{ onClear: () => undefined }],
  visibleLabel: 'title',
  otherProps: { items: [product(4)] },
});

it('shows the viewed products, the newest first, without the current product', () => {
  render(<RecentlyViewed items={items} currentId={1} max={1} hrefTemplate="/p/{slug}" />);
  const section = screen.getByRole('region', { name: 'Recently viewed' });
  const [link, ...others] = within(section).getAllByRole('link');
  expect(link).toHaveAccessibleName('Lamp 2');
  expect(link).toHaveAttribute('href', '/p/lamp-2');
  expect(others).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 3, name: 'Lamp 2' })).toBeInTheDocument();
});

it('renders nothing without items', () => {
  const { container } = render(<RecentlyViewed items={items.slice(0, 1)} currentId={1} />);
  expect(container).toBeEmptyDOMElement();
});

it('calls `onClear`', async () => {
  const handleClear = vi.fn();
  const { user, rerender } = setup(<RecentlyViewed items={items} />);
  expect(screen.queryByRole('button', { name: 'Clear list' })).not.toBeInTheDocument();
  rerender(<RecentlyViewed items={items} currentId={3} onClear={handleClear} labels={de.RecentlyViewed} />);
  await user.click(screen.getByRole('button', { name: 'Liste leeren' }));
  expect(handleClear).toHaveBeenCalledExactlyOnceWith();
  expect(screen.getByRole('region', { name: 'Zuletzt angesehen' })).toBeInTheDocument();
});

it('renders each product with `renderItem`', () => {
  render(<RecentlyViewed items={items} renderItem={({ title }) => <b>{title} in a row</b>} />);
  expect(screen.getByText('Lamp 3 in a row')).toBeInTheDocument();
});
