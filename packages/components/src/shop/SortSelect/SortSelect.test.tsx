import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { SortSelect } from './SortSelect.js';

const items = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'rating', label: 'Rating' },
];

describeConformance(<SortSelect items={items} />, {
  element: HTMLSelectElement,
  control: 'select',
  visibleLabel: 'label',
  otherProps: { items: [{ value: 'newest', label: 'Newest' }] },
});

it('works in a plain form', async () => {
  const { container, user } = setup(
    <form>
      <SortSelect items={items} defaultValue="rating" />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('sort');
  expect(sent()).toBe('rating');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Relevance');
  expect(sent()).toBe('relevance');
});

it('calls `onValueChange`, and shows the controlled value', async () => {
  const onValueChange = vi.fn();
  const { user } = setup(
    <SortSelect items={items} value="relevance" onValueChange={onValueChange} aria-label="Order" />,
  );
  const field = screen.getByRole('combobox', { name: 'Order' });
  await user.selectOptions(field, 'Rating');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('rating', { event: anyEvent });
  expect(field).toHaveValue('relevance');
});
