import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { BarChart } from './BarChart';
import { barChartLabels } from './labels.de';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const items = days.map((label, index) => ({
  label,
  shortLabel: label.slice(0, 3),
  values: [
    [1240, 980, 1410, 1630, 2120, 2680, 1900][index] ?? 0,
    [1100, 1020, 1150, 1480, 1890, 2310, 2040][index] ?? 0,
  ],
}));

const meta = preview.meta({
  id: 'components-barchart',
  component: BarChart,
  args: { label: 'Orders by day', items, series: [{ name: 'This week' }, { name: 'Last week' }] },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

/** One series, two, five, values below zero, many places and none, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes data-vertical="admin">
      {() => (
        <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <BarChart {...args} />
          <BarChart {...args} label="Orders" series={[{ name: 'Orders' }]} height={160} />
          <BarChart
            label="Balance"
            type="money"
            series={[{ name: 'Balance' }]}
            items={[400, -250, 120, -90].map((value, index) => ({ label: `Q${index + 1}`, values: [value] }))}
          />
          <BarChart
            label="Five series"
            series={['A', 'B', 'C', 'D', 'E'].map((name) => ({ name }))}
            items={[1, 2].map((half) => ({ label: `Half ${half}`, values: [1, 2, 3, 4, 5].map((set) => set * half) }))}
          />
          <BarChart
            label="Thirty days"
            series={[{ name: 'Orders' }]}
            items={Array.from({ length: 30 }, (_, day) => ({ label: `${day + 1}`, values: [(day * 7) % 23] }))}
          />
          <BarChart {...args} label="No values" items={[]} />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys lead from group to group', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: 'Tuesday: This week 980, Last week 1,020' })).toHaveFocus();
});

export const German = meta.story({
  args: { label: 'Bestellungen nach Wochentagen', locale: 'de-DE', labels: barChartLabels },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
