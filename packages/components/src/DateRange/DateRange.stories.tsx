import preview from '#storybook/preview';
import { BothThemes } from '../../stories/BothThemes';
import { DateRange } from './DateRange';
import { dateRangeLabels } from './labels.de';

const meta = preview.meta({
  id: 'components-daterange',
  component: DateRange,
  args: { label: 'Placed', defaultValue: { from: '2023-01-01', to: '2023-11-14' } },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '1.5rem' }}>
      {() => (
        <>
          <DateRange {...args} hint="Leave one empty for an open end." />
          <DateRange {...args} defaultValue={{ from: '2023-11-14', to: '2023-01-01' }} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const German = meta.story({
  args: { label: 'Bestelldatum', labels: dateRangeLabels },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
