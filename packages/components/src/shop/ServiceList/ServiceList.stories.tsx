import preview from '#storybook/preview';
import { load } from '../../../stories/load.js';
import { fromLoader, loadArgs } from '../../../stories/records.js';
import { iconByName } from '../../icons/byName.js';
import { State, States } from '../../../stories/States.js';
import { ServiceList } from './ServiceList.js';
import type { ServiceListItem } from './ServiceList.js';

const four: ServiceListItem[] = [
  { icon: iconByName('truck'), title: 'Free express shipping', description: 'Every order, every shop' },
  { icon: iconByName('timer'), title: 'Within 40 minutes', description: 'Delivery from $10' },
  { icon: iconByName('undo'), title: '30 days to return', description: 'No reason and no original box needed' },
  { icon: iconByName('badge-check'), title: '97% positive feedback', description: 'From verified buyers' },
];
const noIcon: ServiceListItem[] = [{ title: 'By airship', description: 'When the wind is right' }];
const long: ServiceListItem[] = [
  {
    icon: iconByName('truck'),
    title: 'Free express shipping to every door',
    description: 'For every order, from every shop on the street',
  },
  {
    icon: iconByName('timer'),
    title: 'Within forty minutes of your order',
    description: 'Measured from the shop’s door to yours, by the riders',
  },
  {
    icon: iconByName('undo'),
    title: 'Thirty days to change your mind',
    description: 'No reason and no original box needed, no receipt, no reason',
  },
];

const meta = preview.meta({
  id: 'components-servicelist',
  title: 'Catalog/ServiceList',
  component: ServiceList,
  loaders: [
    loadArgs(async (context) => {
      const records = await load<(ServiceListItem & { icon: string })[]>('/api/gift-shop/service-list', context);
      return { items: records.map((record) => ({ ...record, icon: iconByName(record.icon) })) };
    }),
  ],
  args: { items: fromLoader<ServiceListItem[]>() },
});

/** Four and three items, one without an icon, and long text. */
export const Matrix = meta.story({
  render: (args) => (
    <States>
      <State name="Four">
        <ServiceList {...args} label="Four" items={four} />
      </State>
      <State name="Three, from the API">
        <ServiceList {...args} label="Three" items={args.items.slice(0, 3)} />
      </State>
      <State name="Without an icon">
        <ServiceList {...args} label="Without an icon" items={noIcon} />
      </State>
      <State name="Long text">
        <ServiceList {...args} label="Long text" items={long} />
      </State>
      <State name="Focus" pseudo="focus">
        <ServiceList {...args} label="Focus" items={four} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Four = meta.story({ args: { items: four } });

/** An item without an icon. */
export const NoIcon = meta.story({ args: { items: noIcon } });

export const LongText = meta.story({ args: { items: long } });
