import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { AddressForm } from './AddressForm.js';

const home = { title: 'Home', street: '1749 Wheatley Avenue', city: 'Dover', country: 'United States', phone: '' };

describeConformance(<AddressForm onSubmit={() => undefined} onCancel={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'street',
  variants: [{ countries: [{ value: 'us', label: 'United States' }], defaultValues: home }],
});

it('hands over an address that is edited', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<AddressForm onSubmit={handleSubmit} defaultValues={home} />);
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Milford{Enter}');
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ ...home, city: 'Milford' });
});

it('names what is missing and what is no phone number', async () => {
  const { user } = setup(<AddressForm onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Phone'), 'call me{Enter}');
  const descriptions = ['Street and number', 'City', 'Country', 'Phone'].map(
    (label) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent,
  );
  expect(descriptions).toEqual([
    'Street is required',
    'City is required',
    'Country is required',
    'A phone number has digits, spaces, + and -',
  ]);
  expect(screen.getByLabelText('Name of this address')).toHaveFocus();
});

it('offers countries to choose from', async () => {
  const handleSubmit = vi.fn();
  const countries = [
    { value: 'United States', label: 'United States' },
    { value: 'Sweden', label: 'Sweden' },
  ];
  const { user } = setup(<AddressForm onSubmit={handleSubmit} countries={countries} defaultValues={home} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Sweden');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ ...home, country: 'Sweden' });
});

it('can be left', async () => {
  const handleCancel = vi.fn();
  const { user } = setup(<AddressForm onSubmit={() => undefined} onCancel={handleCancel} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(handleCancel).toHaveBeenCalledExactlyOnceWith();
});
