import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { Autocomplete } from './Autocomplete.js';

const cities = ['Dover', 'Milford', 'Freiburg im Breisgau'];

describeConformance(<Autocomplete label="City" items={cities} hint="Where we deliver." error="City is required" />, {
  element: HTMLInputElement,
  control: 'input',
  otherProps: { label: 'Town', items: ['Ulm'], error: undefined },
});

it('shows suggestions; arrows move, Enter chooses', async () => {
  const handleValueChange = vi.fn();
  const { container, user } = setup(
    <form>
      <Autocomplete label="City" name="city" items={cities} onValueChange={handleValueChange} />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'City' });
  await user.type(field, 'f');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Milford',
    'Freiburg im Breisgau',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Suggestions: 2');
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Milford');
  expect(handleValueChange).toHaveBeenLastCalledWith('Milford', { reason: 'choose', event: anyEvent });
  expect(new FormData(container.querySelector('form') ?? undefined).get('city')).toBe('Milford');
});

it('closes with Escape; a second Escape clears the field', async () => {
  const { user } = setup(<Autocomplete label="City" items={cities} />);
  const field = screen.getByRole('combobox');
  await user.type(field, 'dov');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('dov');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
});

it('chooses a pressed suggestion and keeps focus', async () => {
  const { user } = setup(<Autocomplete label="City" items={cities} />);
  await user.type(screen.getByRole('combobox'), 'd');
  await user.click(screen.getByRole('option', { name: 'Dover' }));
  expect(screen.getByRole('combobox')).toHaveValue('Dover');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('dispatches an input event for a chosen suggestion, as typing does', async () => {
  const handleChange = vi.fn<(value: string) => void>();
  const handleValue = vi.fn();
  const { user } = setup(
    <Autocomplete
      label="Brand"
      items={['Harrow', 'Slate']}
      onChange={({ target }) => handleChange(target.value)}
      onValueChange={handleValue}
    />,
  );
  await user.type(screen.getByRole('combobox', { name: 'Brand' }), 'sl');
  await user.click(screen.getByRole('option', { name: 'Slate' }));
  expect(handleChange).toHaveBeenLastCalledWith('Slate');
  expect(handleValue).toHaveBeenLastCalledWith('Slate', { reason: 'choose', event: anyEvent });
});

it('dispatches an input event when Escape clears the field, and continues from there', async () => {
  const handleInput = vi.fn();
  const handleValueChange = vi.fn();
  const { user } = setup(
    <form onInput={handleInput}>
      <Autocomplete label="City" items={cities} onValueChange={handleValueChange} />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'City' });
  await user.type(field, 'Do{Escape}{Escape}');
  expect(field).toHaveValue('');
  expect(handleInput).toHaveBeenCalledTimes(3);
  expect(handleValueChange).toHaveBeenLastCalledWith('', { reason: 'input', event: anyEvent });
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'U');
  expect(field).toHaveValue('U');
});
