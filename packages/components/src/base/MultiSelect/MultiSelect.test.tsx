import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { MultiSelect } from './MultiSelect.js';

const items = ['Bikes', 'Cars', 'Fashion', 'Furniture', 'Gifts', 'Groceries', 'Music', 'Toys'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

describeConformance(<MultiSelect label="Categories" items={items} defaultValue={['bikes']} hint="One or more" />, {
  element: HTMLFieldSetElement,
  control: 'input',
  label: 'Categories',
  visibleLabel: 'remove',
  variants: [{ items: items.slice(0, 2), error: 'Choose a category' }],
  otherProps: { items: items.slice(1) },
});

it('selects by keyboard, lists the selection, and submits it in a plain form', async () => {
  const handleValue = vi.fn();
  const { container, user } = setup(
    <form>
      <MultiSelect label="Categories" name="categories" items={items} onValueChange={handleValue} />
    </form>,
  );
  screen.getByRole('checkbox', { name: 'Cars' }).focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('checkbox', { name: 'Toys' }));
  expect(handleValue).toHaveBeenLastCalledWith(['cars', 'toys'], { reason: 'choose', event: anyEvent });
  expect(screen.getByRole('status')).toHaveTextContent('2 chosen');
  expect(new FormData(container.querySelector('form') ?? undefined).getAll('categories')).toEqual(['cars', 'toys']);
  await user.click(screen.getByRole('button', { name: 'Remove Cars' }));
  expect(handleValue).toHaveBeenLastCalledWith(['toys'], { reason: 'remove', event: anyEvent });
  expect(screen.getByRole('checkbox', { name: 'Cars' })).toHaveFocus();
});

it('filters a long list, keeps the selection, and never submits the form on Enter', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = setup(
    <form onSubmit={handleSubmit}>
      <MultiSelect label="Categories" items={items} defaultValue={['bikes']} />
      <button type="submit">Save</button>
    </form>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search: Categories' }), 'fu{Enter}');
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual(['furniture']);
  expect(screen.getByRole('button', { name: 'Remove Bikes' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('has no search for a short list', () => {
  setup(<MultiSelect label="Categories" items={items.slice(0, 3)} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('focuses the search if it hides the option that a chip deselected', async () => {
  const { user } = setup(<MultiSelect label="Categories" items={items} defaultValue={['bikes', 'toys']} />);
  await user.type(screen.getByRole('searchbox'), 'toy');
  await user.click(screen.getByRole('button', { name: /Bikes/ }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Toys/ }));
  expect(screen.getByRole('checkbox', { name: 'Toys' })).toHaveFocus();
});

it('dispatches a change event when a chip is removed', async () => {
  const handleChange = vi.fn();
  const handleValue = vi.fn();
  const { user } = setup(
    <form onChange={handleChange}>
      <MultiSelect label="Categories" items={items} defaultValue={['bikes']} onValueChange={handleValue} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(handleValue).toHaveBeenCalledExactlyOnceWith([], { reason: 'remove', event: anyEvent });
  expect(handleChange).toHaveBeenCalledOnce();
});
