import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { HouseIcon } from '../icons/HouseIcon';
import { StatusBadge } from '../StatusBadge';
import { AddressCard } from './AddressCard';

const address = {
  title: 'Home',
  street: '1749 Wheatley Avenue',
  city: 'Dover',
  country: 'United States',
  phone: '+1 555 010 0101',
};
const meta = preview.meta({
  component: AddressCard,
  args: { address, editHref: '#edit', onRemove: fn(), icon: <HouseIcon /> },
});

const first = <StatusBadge status="Offered first" variant="accent" />;
const states = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: '1rem' }}>
    <AddressCard address={address} editHref="#edit" onRemove={fn()} badge={first} />
    <AddressCard address={{ ...address, title: 'Office', phone: undefined }} editHref="#edit" />
    <AddressCard address={{ ...address, title: 'Sommerhaus an der Küstenschutzwallpromenade' }} />
  </div>
);

export const Matrix = meta.story({ render: () => states });

export const MatrixDark = meta.story({ render: () => states, globals: { theme: 'dark' } });

export const Default = meta.story({ args: { badge: first } });

export const PlainText = meta.story({ render: () => <AddressCard address={address} /> });

export const NarrowGerman = meta.story({
  args: { address: { ...address, title: 'Ferienwohnungsverwaltungsgesellschaft' } },
  globals: { language: 'de' },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
