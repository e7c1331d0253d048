import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { OrderTimeline } from './OrderTimeline';

const dates = { createdAt: '2023-08-24T14:06:00Z', deliveredAt: '2023-08-24T14:41:00Z' };
const meta = preview.meta({
  id: 'components-ordertimeline',
  component: OrderTimeline,
  args: { status: 'Delivered' as const, ...dates },
});

const states = (theme: string) => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    {(['Pending', 'Processing', 'Delivered', 'Cancelled'] as const).map((status) => (
      <OrderTimeline key={status} label={`${status}, ${theme}`} status={status} {...dates} />
    ))}
  </div>
);

/** All states, in light and dark. */
export const Matrix = meta.story({ render: () => <BothThemes>{states}</BothThemes> });

export const Default = meta.story();

export const Cancelled = meta.story({ args: { status: 'Cancelled' } });

export const PhoneGerman = meta.story({
  args: { status: 'Processing' },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
