import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { namedIcon } from '../../stories/namedIcon';
import { ServiceList } from './ServiceList';
import type { ServiceListItem } from './ServiceList';

const meta = preview.meta({
  component: ServiceList,
  loaders: [
    async (context) => {
      const records = await load<(ServiceListItem & { icon: string })[]>('/api/gift-shop/service-list', context);
      return { items: records.map((record) => ({ ...record, icon: namedIcon(record.icon) })) };
    },
  ],
  render: ({ items, ...args }, { loaded }) => (
    <ServiceList {...args} items={items.length > 0 ? items : (loaded['items'] as ServiceListItem[])} />
  ),
  args: { items: [] },
});

export const Default = meta.story();

export const Four = meta.story({
  args: {
    items: [
      { icon: namedIcon('truck'), title: 'Free express shipping', description: 'Every order, every shop' },
      { icon: namedIcon('timer'), title: 'Within 40 minutes', description: 'Delivery from $10' },
      { icon: namedIcon('undo'), title: '30 days to return', description: 'No questions, no box' },
      { icon: namedIcon('badge-check'), title: '97% positive feedback', description: 'From verified buyers' },
    ],
  },
});

/** A promise without an icon. */
export const NoIcon = meta.story({
  args: { items: [{ title: 'By airship', description: 'When the wind is right' }] },
});

export const LongText = meta.story({
  args: {
    items: [
      {
        icon: namedIcon('truck'),
        title: 'Free express shipping to every door',
        description: 'For every order, from every shop on the street',
      },
      {
        icon: namedIcon('timer'),
        title: 'Within forty minutes of your order',
        description: 'Measured from the shop’s door to yours, by the riders',
      },
      {
        icon: namedIcon('undo'),
        title: 'Thirty days to change your mind',
        description: 'No questions, no box, no receipt, no reason',
      },
    ],
  },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A row that scrolls; the row itself takes the focus. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
