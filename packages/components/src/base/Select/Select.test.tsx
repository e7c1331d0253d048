import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, render, screen, setup } from '#test-utils';
import { Select } from './Select.js';

const countries = [
  { value: 'us', label: 'United States' },
  { value: 'de', label: 'Germany' },
];

describeConformance(<Select label="Country" items={countries} hint="Where we deliver." error="Choose a country" />, {
  element: HTMLSelectElement,
  control: 'select',
  otherProps: { label: 'State', items: [{ value: 'by', label: 'Bavaria' }], error: undefined },
});

it('works in a plain form, and reports each choice', async () => {
  const handleValueChange = vi.fn();
  const { container, user } = setup(
    <form>
      <Select label="Country" name="country" items={countries} defaultValue="de" onValueChange={handleValueChange} />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('country');
  expect(sent()).toBe('de');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United States');
  expect(handleValueChange).toHaveBeenCalledExactlyOnceWith('us', { event: anyEvent });
  expect(sent()).toBe('us');
});

it('starts with its placeholder, which a required field cannot return to', () => {
  const { rerender } = render(<Select label="Country" items={countries} placeholder="Choose a country" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a country');
  rerender(<Select label="Country" items={countries} placeholder="Choose a country" required />);
  expect(screen.getByRole('combobox')).toBeRequired();
  expect(screen.getByRole('option', { name: 'Choose a country' })).toBeDisabled();
});
