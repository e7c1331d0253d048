import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { ActiveFilters } from './ActiveFilters.js';

const items = ['Price', 'Rating', 'Sale'].map((title) => ({ id: title, title, href: `?without=${title}` }));

describeConformance(<ActiveFilters items={items} clearHref="?" />, {
  element: HTMLDivElement,
  label: 'Active filters',
  visibleLabel: 'clear',
  otherProps: { items: items.slice(1) },
});

it('removes one filter, then focuses the next, or the previous one at the end', async () => {
  function Owner() {
    const [active, setActive] = useState(items);
    return <ActiveFilters items={active} onRemove={({ id }) => setActive(active.filter((item) => item.id !== id))} />;
  }
  const { user } = setup(<Owner />);
  await user.click(screen.getByRole('button', { name: 'Remove Rating' }));
  expect(screen.getByRole('button', { name: 'Remove Sale' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Price' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('group')).toBeNull();
});

it('clears all filters', async () => {
  const onClear = vi.fn();
  const { user } = setup(<ActiveFilters items={items} onClear={onClear} />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledExactlyOnceWith();
});

it('renders links without handlers', () => {
  render(<ActiveFilters items={items} clearHref="?" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '?without=Price',
    '?without=Rating',
    '?without=Sale',
    '?',
  ]);
});

it('passes the strings of its chips on', () => {
  setup(<ActiveFilters items={items} onRemove={vi.fn()} labels={{ chip: { remove: 'Without {item}' } }} />);
  expect(screen.getByRole('button', { name: 'Without Rating' })).toBeInTheDocument();
});
