import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { StatCard } from './StatCard';
import { statCardLabels } from './labels.de';

const meta = preview.meta({
  id: 'components-statcard',
  component: StatCard,
  args: { title: 'Gross sale', amount: 12460.25, previousAmount: 11350, change: 10.2, type: 'money' as const },
});

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' };

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="admin" style={{ background: 'var(--mr-sunken)' }}>
      {() => (
        <div style={grid}>
          <StatCard {...args} />
          <StatCard title="Sold items" amount={2360} change={-2.6} />
          <StatCard title="Orders" amount={32350} change={0} />
          <StatCard title="Canceled orders" amount={14} previousAmount={9} change={55.6} tone="bad" />
          <StatCard title="Customers" amount={418} />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const German = meta.story({
  args: { title: 'Durchschnittlicher Bestellwert', locale: 'de-DE', labels: statCardLabels },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
