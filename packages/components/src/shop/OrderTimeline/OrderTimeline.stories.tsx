import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { OrderTimeline } from './OrderTimeline.js';

const dates = {
  createdAt: '2023-08-24T14:06:00Z',
  processedAt: '2023-08-24T14:18:00Z',
  deliveredAt: '2023-08-24T14:41:00Z',
};
const long = { delivered: 'Handed to the neighbor on the ground floor, who has signed for it' };

const meta = preview.meta({
  id: 'components-ordertimeline',
  title: 'Account/OrderTimeline',
  component: OrderTimeline,
  args: { status: 'Delivered' as const, ...dates },
});

/** Each status, with and without dates. */
export const Matrix = meta.story({
  render: () => (
    <States>
      {(['Pending', 'Processing', 'Delivered', 'Cancelled'] as const).map((status) => (
        <State key={status} name={`status="${status}"`}>
          <OrderTimeline label={status} status={status} {...dates} />
        </State>
      ))}
      <State name="Long text">
        <OrderTimeline label="Long text" labels={long} status="Delivered" {...dates} />
      </State>
      <State name="No dates">
        <OrderTimeline label="No dates" status="Processing" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Cancelled = meta.story({ args: { status: 'Cancelled' } });
