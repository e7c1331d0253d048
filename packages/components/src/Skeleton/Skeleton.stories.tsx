import preview from '#storybook/preview';
import { Skeleton } from './Skeleton';

const meta = preview.meta({ component: Skeleton });

export const Default = meta.story();

export const Lines = meta.story({ args: { lines: 3 } });

export const Block = meta.story({ args: { variant: 'block' } });

export const Circle = meta.story({ args: { variant: 'circle' } });

/** The place of an order: the region says that it waits. */
export const Order = meta.story({
  render: () => (
    <section
      aria-busy="true"
      aria-label="Order"
      style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '1rem', alignItems: 'center' }}
    >
      <Skeleton variant="circle" />
      <Skeleton lines={2} />
    </section>
  ),
});

export const RightToLeft = meta.story({ args: { lines: 3 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { lines: 3 }, globals: { theme: 'dark' } });
