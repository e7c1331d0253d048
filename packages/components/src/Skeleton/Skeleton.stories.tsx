import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Skeleton } from './Skeleton';

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

const meta = preview.meta({ id: 'components-skeleton', component: Skeleton });

/** Each variant and the place of an order, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {(theme) => (
        <>
          <Skeleton {...args} />
          <Skeleton {...args} lines={3} />
          <Skeleton {...args} variant="circle" />
          <Skeleton {...args} variant="block" />
          <OrderPlace label={`Order, ${theme}`} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const Lines = meta.story({ args: { lines: 3 } });

export const Block = meta.story({ args: { variant: 'block' } });

export const Circle = meta.story({ args: { variant: 'circle' } });

/** The place of an order: the region says that it waits. */
export const Order = meta.story({ render: () => <OrderPlace label="Order" /> });

export const RightToLeft = meta.story({ args: { lines: 3 }, globals: { direction: 'rtl' }, tags: ['mode'] });
