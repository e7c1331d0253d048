import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { AddressCard } from './AddressCard.js';

const address = {
  title: 'Home',
  street: '1749 Wheatley Avenue',
  city: 'Dover',
  country: 'United States',
  phone: '+1 555 010 0101',
};

describeConformance(<AddressCard address={address} editHref="/address/1" onRemove={vi.fn()} badge="First" />, {
  element: HTMLElement,
  tag: 'article',
  visibleLabel: 'editName',
  variants: [{ editHref: undefined, onRemove: undefined, badge: undefined }],
  otherProps: { address: { ...address, title: 'Office', phone: undefined } },
});

it.each([
  [{}, ['1749 Wheatley Avenue', 'Dover, United States', address.phone]],
  [
    { line2: 'Floor 3', region: 'DE', postcode: '19901' },
    ['1749 Wheatley Avenue', 'Floor 3', 'Dover, DE 19901, United States', address.phone],
  ],
  [{ postcode: '79098' }, ['1749 Wheatley Avenue', '79098 Dover, United States', address.phone]],
])('shows the lines of the address: %j', (fields, lines) => {
  const { container } = render(<AddressCard address={{ ...address, ...fields }} />);
  expect([...container.querySelectorAll('.mr-AddressCard-lines span')].map((line) => line.textContent)).toEqual(lines);
});

it('shows the country in the language of the page', () => {
  render(<AddressCard address={address} locale="de-DE" />);
  expect(screen.getByText('Dover, Vereinigte Staaten')).toBeInTheDocument();
});

it('names its controls with the address', async () => {
  const onRemove = vi.fn();
  const { user } = setup(<AddressCard address={address} editHref="/address/1" onRemove={onRemove} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Home' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit Home' })).toHaveAttribute('href', '/address/1');
  await user.click(screen.getByRole('button', { name: 'Remove Home' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(address);
});

it('renders no control without its handler, and renders the `remove` slot instead of the button', () => {
  const { rerender } = render(<AddressCard address={address} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  rerender(<AddressCard address={address} remove={<button type="submit">Take it away</button>} />);
  expect(screen.getByRole('button', { name: 'Take it away' })).toBeInTheDocument();
});
