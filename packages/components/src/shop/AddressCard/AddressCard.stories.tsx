import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { fromLoader, loadArgs, readAddresses } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { HouseIcon } from '../../icons/HouseIcon.js';
import { StatusBadge } from '../StatusBadge/index.js';
import { AddressCard } from './AddressCard.js';
import type { AddressCardProps } from './AddressCard.js';

/** Loads an address of the shopper, with the given changes. */
const address = (changes: object = {}) =>
  loadArgs(async (context) => ({ address: { ...(await readAddresses(context))[0], ...changes } }));

const meta = preview.meta({
  id: 'components-addresscard',
  title: 'Account/AddressCard',
  component: AddressCard,
  args: { address: fromLoader<AddressCardProps['address']>(), editHref: '#edit', onRemove: fn(), icon: <HouseIcon /> },
  loaders: [address()],
});

const first = <StatusBadge status="Default" variant="accent" />;
const long = 'Donaudampfschifffahrtsgesellschaftsstraße 128';

/** With and without each optional part, a long title, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="17rem">
      <State name="badge, icon, all actions">
        <AddressCard {...args} badge={first} />
      </State>
      <State name="Default icon, no phone, higher than its text">
        <AddressCard
          address={{ ...args.address, title: 'Office', phone: undefined }}
          editHref="#edit"
          style={{ blockSize: '15rem' }}
        />
      </State>
      <State name="No actions, long title">
        <AddressCard
          address={{ ...args.address, title: 'Sommerhaus Küstenschutzwallpromenade', street: long }}
          badge={first}
        />
      </State>
      <State name="remove">
        <AddressCard
          {...args}
          address={{ ...args.address, title: 'Studio' }}
          remove={<Button size="sm">Remove</Button>}
        />
      </State>
      <State name="Hover" pseudo="hover">
        <AddressCard {...args} address={{ ...args.address, title: 'Hover' }} />
      </State>
      <State name="Focus" pseudo="focus">
        <AddressCard {...args} address={{ ...args.address, title: 'Focus' }} />
      </State>
    </States>
  ),
});

export const Default = meta.story({ args: { badge: first } });

export const PlainText = meta.story({ render: ({ address: plain }) => <AddressCard address={plain} /> });
