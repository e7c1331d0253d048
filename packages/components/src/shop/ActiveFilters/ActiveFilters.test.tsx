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

it('takes off one filter, then the focus is on the next, at the end on the one before', async () => {
  function Owner() {
    const [kept, setKept] = useState(items);
    return <ActiveFilters items={kept} onRemove={({ id }) => setKept(kept.filter((item) => item.id !== id))} />;
  }
  const { user } = setup(<Owner />);
  await user.click(screen.getByRole('button', { name: 'Remove Rating' }));
  expect(screen.getByRole('button', { name: 'Remove Sale' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Price' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('group')).toBeNull();
});

it('takes all off at once', async () => {
  const onClear = vi.fn();
  const { user } = setup(<ActiveFilters items={items} onClear={onClear} />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledExactlyOnceWith();
});

it('is made of links without handlers', () => {
  render(<ActiveFilters items={items} clearHref="?" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '?without=Price',
    '?without=Rating',
    '?without=Sale',
    '?',
  ]);
});
