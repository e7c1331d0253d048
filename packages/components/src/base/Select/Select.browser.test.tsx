import { expect, it } from 'vitest';
import { render, screen } from '#test-utils';
import { Select } from './Select.js';

const countries = [
  { value: 'us', label: 'United States' },
  { value: 'de', label: 'Germany' },
];

it('selects nothing in a required field with a placeholder', () => {
  render(<Select label="Country" items={countries} placeholder="Choose a country" required />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  expect(field).toHaveDisplayValue('Choose a country');
  expect(field).toBeInvalid();
});

it('starts with its default value', () => {
  render(<Select label="Country" items={countries} placeholder="Choose a country" defaultValue="de" required />);
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Germany');
});
