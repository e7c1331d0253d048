import preview from '#storybook/preview';
import { Sparkline } from '../Sparkline/index.js';
import { State, States } from '../../../stories/States.js';
import { StatCard } from './StatCard.js';

const meta = preview.meta({
  id: 'components-statcard',
  title: 'Work/StatCard',
  component: StatCard,
  args: { title: 'Gross sale', amount: 12460.25, previousAmount: 11350, change: 10.2, type: 'money' as const },
});

/** Each slot, direction and tone. */
export const Matrix = meta.story({
  globals: { vertical: 'admin' },
  render: (args) => (
    <States width="14rem">
      <State name={'type="money", up'}>
        <StatCard {...args} />
      </State>
      <State name="Down">
        <StatCard title="Sold items" amount={2360} change={-2.6} />
      </State>
      <State name="Unchanged">
        <StatCard title="Orders" amount={32350} change={0} />
      </State>
      <State name={'tone="danger"'}>
        <StatCard title="Canceled orders" amount={14} previousAmount={9} change={55.6} tone="danger" />
      </State>
      <State name={'tone="success"'}>
        <StatCard title="Returns" amount={12} change={-30} tone="success" />
      </State>
      <State name={'tone="neutral"'}>
        <StatCard title="Visits" amount={9120} change={4} tone="neutral" />
      </State>
      <State name="The least">
        <StatCard title="Customers" amount={418} />
      </State>
      <State name="spark">
        <StatCard title="Views" amount={9120} spark={<Sparkline values={[22, 17, 18, 14, 16, 12]} tone="neutral" />} />
      </State>
      <State name="previousAmount alone">
        <StatCard title="Shops" amount={37} previousAmount={35} />
      </State>
      <State name="Long text" style={{ maxInlineSize: '11rem' }}>
        <StatCard {...args} title="Durchschnittlicher Bestellwert" amount={987654321.25} previousAmount={123456789} />
      </State>
      <State name="spark, in a high row">
        <StatCard
          title="Orders"
          amount={32350}
          change={25.3}
          spark={<Sparkline values={[12, 16, 14, 18, 17, 22]} />}
          style={{ minBlockSize: '14rem' }}
        />
      </State>
    </States>
  ),
});

export const Default = meta.story();
