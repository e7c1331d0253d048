import preview from '#storybook/preview';
import { load } from '../../stories/load';
import { ServiceList } from './ServiceList';
import type { ServiceListItem } from './ServiceList';

const meta = preview.meta({
  component: ServiceList,
  loaders: [
    async (context) => ({ services: await load<readonly ServiceListItem[]>('/api/gift-shop/service-list', context) }),
  ],
  render: ({ services, ...args }, { loaded }) => (
    <ServiceList {...args} services={services.length > 0 ? services : (loaded['services'] as ServiceListItem[])} />
  ),
  args: { services: [] },
});

export const Default = meta.story();

export const Four = meta.story({
  args: {
    services: [
      { icon: 'truck', title: 'Free express shipping', description: 'Every order, every shop' },
      { icon: 'timer', title: 'Within 40 minutes', description: 'Delivery from $10' },
      { icon: 'undo', title: '30 days to return', description: 'No questions, no box' },
      { icon: 'badge-check', title: '97% positive feedback', description: 'From verified buyers' },
    ],
  },
});

/** An icon that the kit does not know is left out. */
export const UnknownIcon = meta.story({
  args: { services: [{ icon: 'zeppelin', title: 'By airship', description: 'When the wind is right' }] },
});

export const LongText = meta.story({
  args: {
    services: [
      {
        icon: 'truck',
        title: 'Free express shipping to every door',
        description: 'For every order, from every shop on the street',
      },
      {
        icon: 'timer',
        title: 'Within forty minutes of your order',
        description: 'Measured from the shop’s door to yours, by the riders',
      },
      {
        icon: 'undo',
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
