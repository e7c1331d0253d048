import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { StatCard } from '../StatCard';
import { Sparkline } from './Sparkline';

const rising = [12, 16, 14, 18, 17, 22, 21, 26, 24, 27, 26, 32];
const falling = [...rising].reverse();

const meta = preview.meta({
  id: 'components-sparkline',
  component: Sparkline,
  args: { label: 'Orders, rising through the year', values: rising },
});

/** Every tone in both themes, alone and in a card. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="admin" style={{ background: 'var(--mr-sunken)' }}>
      {() => (
        <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' }}>
          <Sparkline {...args} />
          <Sparkline {...args} tone="success" />
          <Sparkline {...args} tone="danger" values={falling} />
          <Sparkline {...args} tone="neutral" values={[4, 4, 4]} />
          <StatCard title="Orders" amount={32350} change={25.3} spark={<Sparkline values={rising} />} />
          <StatCard
            title="Sold items"
            amount={2360}
            change={-2.6}
            spark={<Sparkline values={falling} tone="danger" />}
          />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
