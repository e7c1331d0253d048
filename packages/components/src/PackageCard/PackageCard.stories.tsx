import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { Button } from '../Button';
import { packageCardLabels } from './labels.de';
import { PackageCard } from './PackageCard';
import type { PackageCardItem } from './PackageCard';

const items: PackageCardItem[] = [
  { text: '200 products' },
  { text: '9% commission' },
  { text: 'Featured on the home page', included: false },
];

const meta = preview.meta({
  id: 'components-packagecard',
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

/** The three packages, one of them the reader's own, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="admin" style={{ background: 'var(--mr-sunken)' }}>
      {() => (
        <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' }}>
          <PackageCard
            {...args}
            title="Premium"
            price={588}
            items={items.map(({ text }) => ({ text }))}
            actions={<Button>Choose Premium</Button>}
          />
          <PackageCard {...args} current actions={undefined} />
          <PackageCard {...args} title="Silver" price={0} actions={<Button variant="quiet">Choose Silver</Button>} />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const German = meta.story({
  args: {
    current: true,
    locale: 'de-DE',
    labels: packageCardLabels,
    description: 'Für Shops, die jeden Tag verkaufen.',
    items: [{ text: '200 Artikel' }, { text: 'Hervorhebung in der Kategorieübersicht', included: false }],
    actions: <Button variant="quiet">Paket wechseln</Button>,
  },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
