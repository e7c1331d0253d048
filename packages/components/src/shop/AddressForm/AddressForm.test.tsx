import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { AddressForm } from './AddressForm.js';

const home = {
  title: 'Home',
  country: 'United States',
  street: '1749 Wheatley Avenue',
  line2: '',
  postcode: '19901',
  city: 'Dover',
  region: 'DE',
  phone: '',
};

describeConformance(<AddressForm onSubmit={() => undefined} onCancel={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'street',
  variants: [{ countries: [{ value: 'US', label: 'United States' }], defaultValues: { ...home, country: 'US' } }],
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
  const descriptions = ['Country', 'Street and number', 'City', 'Phone'].map(
    (label) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent,
  );
  expect(descriptions).toEqual([
    'Country is required',
    'Street is required',
    'City is required',
    'A phone number has digits, spaces, + and -',
  ]);
  expect(screen.getByLabelText('Name of this address')).toHaveFocus();
});

it('offers all countries, or those that are given', () => {
  const handleSubmit = vi.fn();
  const { rerender } = setup(<AddressForm onSubmit={handleSubmit} defaultValues={home} locale="de" />);
  const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect(country().options.length).toBeGreaterThan(240);
  expect(country().selectedOptions[0]).toHaveTextContent('Vereinigte Staaten');
  rerender(
    <AddressForm
      key="given"
      onSubmit={handleSubmit}
      countries={[{ value: 'SE', label: 'Sweden' }]}
      defaultValues={{ ...home, country: 'SE', postcode: '457 95' }}
    />,
  );
  expect([...country().options].map(({ text }) => text)).toEqual(['Choose a country', 'Sweden']);
  expect(screen.queryByLabelText('State')).not.toBeInTheDocument();
});

it('renders only the chosen country on a server, whose names of countries may differ from the browser’s', () => {
  const html = renderToString(<AddressForm onSubmit={() => undefined} defaultValues={home} locale="de" />);
  expect(html.match(/<option/g)).toHaveLength(2);
  expect(html).toContain('>United States</option>');
});

it('shows the fields of the country, and keeps what was typed when the country changes', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<AddressForm onSubmit={handleSubmit} defaultValues={home} />);
  expect(screen.getByLabelText('ZIP code')).toHaveValue('19901');
  expect(screen.getByLabelText('State')).toHaveValue('DE');
  const country = screen.getByRole('combobox', { name: 'Country' });
  await user.selectOptions(country, 'Germany');
  expect(screen.queryByLabelText('State')).not.toBeInTheDocument();
  expect(screen.getByLabelText('City')).toHaveValue('Dover');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ ...home, country: 'Germany', region: '' });
  await user.selectOptions(country, 'Canada');
  expect(screen.getByLabelText('Province')).toBeRequired();
  await user.selectOptions(country, 'Brazil');
  expect(screen.getByLabelText('State or region (optional)')).not.toBeRequired();
  expect(screen.getByLabelText('Postcode')).not.toBeRequired();
});

it.each([
  ['United States', '1990', '19901'],
  ['Canada', '19901', 'k1a0b1'],
  ['Germany', 'SW1A 1AA', '10115'],
  ['United Kingdom', '10115', 'sw1a 1aa'],
  ['Netherlands', '1012', '1012 ab'],
])('checks a postcode of %s', async (country, wrong, right) => {
  const handleSubmit = vi.fn();
  const { user } = setup(<AddressForm onSubmit={handleSubmit} defaultValues={{ ...home, country, postcode: wrong }} />);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  const postcode = screen.getByLabelText(/^(?:Postcode|ZIP code)$/);
  expect(postcode).toHaveAccessibleDescription(/In this country it looks like/);
  await user.clear(postcode);
  await user.type(postcode, `${right}{Enter}`);
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ country, postcode: right }));
});

it('accepts an address of a country that it does not know, and one in the language of the page', async () => {
  const handleSubmit = vi.fn();
  const { rerender, user } = setup(
    <AddressForm onSubmit={handleSubmit} defaultValues={{ ...home, country: 'Atlantis', postcode: '' }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(handleSubmit).toHaveBeenLastCalledWith({ ...home, country: 'Atlantis', postcode: '' });
  const german = { ...home, country: 'Deutschland', postcode: '79098' };
  rerender(<AddressForm key="german" locale="de-DE" onSubmit={handleSubmit} defaultValues={german} />);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(handleSubmit).toHaveBeenLastCalledWith({ ...german, country: 'Germany', region: '' });
});

it('asks to complete an address that was stored without a postcode', async () => {
  const handleSubmit = vi.fn();
  const { title, street, city, country } = home;
  const { user } = setup(<AddressForm onSubmit={handleSubmit} defaultValues={{ title, street, city, country }} />);
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  // In the order of the fields: city, state, ZIP code.
  expect(screen.getByLabelText('State')).toHaveFocus();
  await user.keyboard('DE{Tab}19901{Enter}');
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith(home);
});

it('can be left', async () => {
  const handleCancel = vi.fn();
  const { user } = setup(<AddressForm onSubmit={() => undefined} onCancel={handleCancel} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(handleCancel).toHaveBeenCalledExactlyOnceWith();
});
