import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { FilterSidebar } from './FilterSidebar.js';

describeConformance(
  <FilterSidebar clearHref="?">
    <input name="q" aria-label="Text" />
  </FilterSidebar>,
  { element: HTMLFormElement, label: 'Filters', visibleLabel: 'apply', otherProps: { total: 3 } },
);

it('is a plain form sent by GET', () => {
  render(<FilterSidebar action="/products/search" clearHref="/products/search" total={1} />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/products/search']);
  expect(screen.getByRole('button', { name: 'Show 1 product' })).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/products/search');
});

it('calls `onClear`, and hides its actions', async () => {
  const onClear = vi.fn();
  const { user, rerender } = setup(<FilterSidebar onClear={onClear} />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledExactlyOnceWith();
  rerender(<FilterSidebar actions={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});
