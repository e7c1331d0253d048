import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { openTable, pressPlace } from '../../../stories/charts.js';
import { BarChart } from './BarChart.js';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const items = days.map((title, index) => ({
  title,
  shortTitle: title.slice(0, 3),
  values: [
    [1240, 980, 1410, 1630, 2120, 2680, 1900][index] ?? 0,
    [1100, 1020, 1150, 1480, 1890, 2310, 2040][index] ?? 0,
  ],
}));

const meta = preview.meta({
  id: 'components-barchart',
  title: 'Work/BarChart',
  component: BarChart,
  args: { label: 'Orders by day', items, series: [{ title: 'This week' }, { title: 'Last week' }] },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

const five = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title }));
const halves = [1, 2].map((half) => ({ title: `Half ${half}`, values: [1, 2, 3, 4, 5].map((set) => set * half) }));

/** One, two and five series, negative values, many items, the card of an item, the table, and no values. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="24rem">
      <State name="Two series, actions">
        <BarChart {...args} actions={<a href="#orders">All orders</a>} />
      </State>
      <State name="Card of the first place, five series">
        <BarChart label="Five series" series={five} items={halves} ref={(figure) => pressPlace(figure, 0)} />
      </State>
      <State name="Card of the last place">
        <BarChart {...args} label="Last place" ref={(figure) => pressPlace(figure, 6)} />
      </State>
      <State name='type="money", below zero, showLabel={false}'>
        <BarChart
          label="Balance"
          showLabel={false}
          type="money"
          series={[{ title: 'Balance' }]}
          items={[400, -250, 120, -90].map((value, index) => ({ title: `Q${index + 1}`, values: [value] }))}
          ref={(figure) => pressPlace(figure, 2)}
        />
      </State>
      <State name="Thirty places, height={160}">
        <BarChart
          label="Thirty days"
          height={160}
          series={[{ title: 'Orders' }]}
          items={Array.from({ length: 30 }, (_, day) => ({ title: `${day + 1}`, values: [(day * 7) % 23] }))}
        />
      </State>
      <State name="Table open, focus" pseudo="focus">
        <BarChart {...args} label="With a table" height={120} ref={openTable} />
      </State>
      <State name="No values">
        <BarChart {...args} label="No values" items={[]} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys move from group to group', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: 'Tuesday: This week 980, Last week 1,020' })).toHaveFocus();
});
