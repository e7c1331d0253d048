import preview from '#storybook/preview';
import { fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { fromLoader, loadArgs, readAddresses } from '../../stories/records';
import { tiles } from '../../stories/tiles';
import { HouseIcon } from '../icons/HouseIcon';
import { StatusBadge } from '../StatusBadge';
import { AddressCard } from './AddressCard';
import type { AddressCardProps } from './AddressCard';

/** An address of the shopper, with what a story changes in it. */
const address = (changes: object = {}) =>
  loadArgs(async (context) => ({ address: { ...(await readAddresses(context))[0], ...changes } }));

const meta = preview.meta({
  id: 'components-addresscard',
  component: AddressCard,
  args: { address: fromLoader<AddressCardProps['address']>(), editHref: '#edit', onRemove: fn(), icon: <HouseIcon /> },
  loaders: [address()],
});

const first = <StatusBadge status="Default" variant="accent" />;
/** Default, without a phone, without actions and with a long word, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('16rem')}>
      {() => (
        <>
          <AddressCard {...args} badge={first} />
          <AddressCard address={{ ...args.address, title: 'Office', phone: undefined }} editHref="#edit" />
          <AddressCard address={{ ...args.address, title: 'Sommerhaus an der Küstenschutzwallpromenade' }} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story({ args: { badge: first } });

export const PlainText = meta.story({ render: ({ address: plain }) => <AddressCard address={plain} /> });

export const NarrowGerman = meta.story({
  loaders: [address({ title: 'Ferienwohnungsverwaltungsgesellschaft' })],
  globals: { language: 'de' },
  tags: ['mode'],
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
