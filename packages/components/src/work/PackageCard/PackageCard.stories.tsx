import preview from '#storybook/preview';
import { Badge } from '../../base/Badge/index.js';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { PackageCard } from './PackageCard.js';
import type { PackageCardItem } from './PackageCard.js';

const items: PackageCardItem[] = [
  { title: '200 products' },
  { title: '9% commission' },
  { title: 'Featured on the home page', included: false },
];

const meta = preview.meta({
  id: 'components-packagecard',
  title: 'Work/PackageCard',
  component: PackageCard,
  args: {
    title: 'Gold',
    price: 288,
    period: 'year' as const,
    description: 'For shops that sell every day.',
    items,
    actions: <Button variant="quiet">Choose Gold</Button>,
  },
});

/** Each package, the current one included, with and without slots. */
export const Matrix = meta.story({
  render: (args) => (
    <States data-vertical="admin" width="15rem" style={{ background: 'var(--mr-sunken)' }}>
      <State name='period="year"'>
        <PackageCard {...args} />
      </State>
      <State name='current, period="month", no actions'>
        <PackageCard {...args} current period="month" actions={undefined} />
      </State>
      <State name="badge, once">
        <PackageCard
          {...args}
          title="Premium"
          price={588}
          period={undefined}
          badge={<Badge tone="success">Most chosen</Badge>}
          items={items.map(({ title }) => ({ title }))}
          actions={
            <>
              <Button>Choose Premium</Button>
              <Button variant="quiet">Compare</Button>
            </>
          }
        />
      </State>
      <State name="Free, no description">
        <PackageCard
          {...args}
          title="Silver"
          price={0}
          description={undefined}
          actions={<Button variant="quiet">Choose Silver</Button>}
        />
      </State>
      <State name="Long text">
        <PackageCard
          {...args}
          title="Sicherheitsvorkehrungen"
          price={1299999}
          current
          items={[{ title: 'Verfügbarkeitsbenachrichtigungen für alle Artikel eines Geschäfts' }]}
          actions={undefined}
        />
      </State>
      <State name="Less in it than beside it">
        <PackageCard {...args} items={items.slice(0, 1)} style={{ blockSize: '20rem' }} />
      </State>
    </States>
  ),
});

export const Default = meta.story();
