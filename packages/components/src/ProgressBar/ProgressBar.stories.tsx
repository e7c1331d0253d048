import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { ProgressBar } from './ProgressBar';
import { progressBarLabels } from './labels.de';

const meta = preview.meta({
  id: 'components-progressbar',
  component: ProgressBar,
  args: { label: 'Products', value: 64, max: 80, format: 'amount' as const },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {() => (
        <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
          <ProgressBar {...args} />
          <ProgressBar {...args} format="percent" tone="success" />
          <ProgressBar label="Pictures" value={19} max={20} format="amount" tone="warning" />
          <ProgressBar label="Featured products" value={9} max={8} format="amount" tone="danger" />
          <ProgressBar label="Nothing yet" value={0} />
          <ProgressBar label="Uploading" value={null} />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const German = meta.story({
  args: {
    label: 'Hervorgehobene Artikel in der Kategorieübersicht',
    value: 1200,
    max: 2000,
    locale: 'de-DE',
    labels: progressBarLabels,
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
