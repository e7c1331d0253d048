import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ringChartLabels } from './labels.de';
import { RingChart } from './RingChart';

const meta = preview.meta({
  id: 'components-ringchart',
  component: RingChart,
  args: {
    label: 'Top categories',
    type: 'money' as const,
    items: [
      { label: 'Electronics', value: 12460.25 },
      { label: 'Fashion', value: 8230 },
      { label: 'Furniture', value: 6120 },
      { label: 'Groceries', value: 3480.5 },
      { label: 'Music', value: 1210 },
    ],
  },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

/** Five parts, one, a very small one and none, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="admin">
      {() => (
        <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '30rem' }}>
          <RingChart {...args} />
          <RingChart label="Customers" items={[{ label: 'Returning', value: 418 }]} />
          <RingChart
            label="Payment"
            items={[
              { label: 'Card', value: 990 },
              { label: 'Cash on delivery', value: 4 },
            ]}
          />
          <RingChart {...args} label="No values" items={[]} />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys lead from part to part', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: 'Fashion: $8,230.00, 26.1%' })).toHaveFocus();
});

export const German = meta.story({
  args: {
    label: 'Umsatzstärkste Kategorien',
    locale: 'de-DE',
    labels: ringChartLabels,
    items: [
      { label: 'Haushaltselektronik', value: 12460.25 },
      { label: 'Damen- und Herrenbekleidung', value: 8230 },
    ],
  },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
