import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../base/Button/index.js';
import type { ChartItem } from '../chart/chartTypes.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import { Once, press } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { LineChart } from './LineChart.js';

const sellers = [42, 51, 47, 58, 66, 61, 72, 80, 74, 88.21, 95, 104];
const commission = [30, 34, 41, 39, 46, 52, 49, 55, 63, 60.1, 68, 71];
const long: Intl.DateTimeFormatOptions = { month: 'long' };
const narrow: Intl.DateTimeFormatOptions = { month: 'narrow' };
const months = sellers.map((value, index) => {
  const month = Date.UTC(2023, index);
  return {
    title: dateFormat('en-US', long).format(month),
    shortTitle: dateFormat('en-US', narrow).format(month),
    values: [value * 1000, (commission[index] ?? 0) * 1000],
  };
});

const withGaps = (items: readonly ChartItem[]) =>
  items.map((item, index) => (index % 5 === 2 ? { ...item, values: [null, item.values[1] ?? null] } : item));

function pointAtJune(box: HTMLElement): void {
  box.querySelectorAll('rect[role="img"]')[5]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

const meta = preview.meta({
  id: 'components-linechart',
  title: 'Work/LineChart',
  component: LineChart,
  args: {
    label: 'Earnings',
    items: months,
    series: [{ title: 'Sellers' }, { title: 'Commission' }],
    showArea: true,
    type: 'money' as const,
  },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

/** Two lines, one line, five lines and none, the values of one item, and the table. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="28rem">
      <State name="Two lines, showArea, actions">
        <LineChart {...args} actions={<Button variant="soft">This year</Button>} />
      </State>
      <State name="One line, low, numbers">
        <LineChart
          {...args}
          label="Orders"
          series={[{ title: 'Orders' }]}
          type="number"
          height={120}
          showArea={false}
        />
      </State>
      <State name="Five lines">
        <LineChart
          label="Five lines"
          series={['A', 'B', 'C', 'D', 'E'].map((title) => ({ title }))}
          items={[1, 2, 3, 4].map((day) => ({
            title: `Day ${day}`,
            values: [1, 2, 3, 4, 5].map((set) => set * day),
          }))}
        />
      </State>
      <State name="Values at the pointer">
        <Once act={pointAtJune}>
          <LineChart {...args} label="Pointer" />
        </Once>
      </State>
      <State name="Table open, label hidden">
        <Once act={press('summary')}>
          <LineChart {...args} label="Table" height={120} items={args.items.slice(0, 3)} showLabel={false} />
        </Once>
      </State>
      <State name="Focus" pseudo="focus">
        <LineChart {...args} label="Focus" height={120} items={args.items.slice(0, 3)} />
      </State>
      <State name="Gaps">
        <LineChart {...args} label="Gaps" height={120} items={withGaps(args.items)} />
      </State>
      <State name="No values">
        <LineChart {...args} label="No values" items={[]} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys move from month to month', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  await expect(canvas.getByRole('img', { name: 'October: Sellers $88,210.00, Commission $60,100.00' })).toHaveFocus();
  await expect(canvas.getByText('$88,210.00', { selector: 'b' })).toBeVisible();
});

export const TableOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Values as a table'));
    await expect(canvas.getByRole('cell', { name: '$88,210.00' })).toBeVisible();
  },
});

Default.test(
  'runs to the left from right to left, as the left arrow key does',
  { globals: { direction: 'rtl' } },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const [first, second] = canvas.getAllByRole('img').map((place) => place.getBoundingClientRect().left);
    await expect(second).toBeLessThan(first ?? 0);
    await expect(canvas.getAllByRole('img')[1]).toHaveFocus();
  },
);
