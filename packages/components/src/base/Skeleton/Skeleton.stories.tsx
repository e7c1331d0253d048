import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { Skeleton } from './Skeleton.js';

const OrderPlace = ({ label }: { label: string }) => (
  <section
    aria-busy="true"
    aria-label={label}
    style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '1rem', alignItems: 'center' }}
  >
    <Skeleton variant="circle" />
    <Skeleton lines={2} />
  </section>
);

const meta = preview.meta({ id: 'components-skeleton', title: 'Feedback/Skeleton', component: Skeleton });

/** Each variant, its custom properties, and a loading order. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name={'variant="text"'}>
        <Skeleton {...args} />
      </State>
      <State name="lines={3}">
        <Skeleton {...args} lines={3} />
      </State>
      <State name="The place of an order">
        <OrderPlace label="Order" />
      </State>
      <State name={'variant="block"'}>
        <Skeleton {...args} variant="block" />
      </State>
      <State name={'variant="circle"'}>
        <Skeleton {...args} variant="circle" />
      </State>
      <State name="--mr-skeleton-width, --mr-skeleton-height">
        <div style={{ display: 'grid', gap: '0.5rem' }}>
          <Skeleton {...args} variant="circle" style={{ ['--mr-skeleton-height' as '--mr-x']: '4rem' }} />
          <Skeleton {...args} style={{ ['--mr-skeleton-width' as '--mr-x']: '50%' }} />
          <Skeleton {...args} variant="block" style={{ ['--mr-skeleton-height' as '--mr-x']: '3rem' }} />
        </div>
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Lines = meta.story({ args: { lines: 3 } });

export const Block = meta.story({ args: { variant: 'block' } });

export const Circle = meta.story({ args: { variant: 'circle' } });

/** Loading order: the region is busy. */
export const Order = meta.story({ render: () => <OrderPlace label="Order" /> });
