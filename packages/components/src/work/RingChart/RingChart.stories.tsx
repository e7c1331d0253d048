import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once } from '../../../stories/Once.js';
import { RingChart } from './RingChart.js';

const meta = preview.meta({
  id: 'components-ringchart',
  title: 'Work/RingChart',
  component: RingChart,
  args: {
    label: 'Top categories',
    type: 'money' as const,
    items: [
      { title: 'Electronics', value: 12460.25 },
      { title: 'Fashion', value: 8230 },
      { title: 'Furniture', value: 6120 },
      { title: 'Groceries', value: 3480.5 },
      { title: 'Music', value: 1210 },
    ],
  },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

/** Opens the table, and hovers the second segment. */
function showPart(box: HTMLElement) {
  box.querySelector('summary')?.click();
  box.querySelectorAll('path[role="img"]')[1]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Five segments, one, a very small one and none; the table open, a segment on hover, and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name='type="money", actions'>
        <RingChart {...args} actions={<a href="#report">Report</a>} />
      </State>
      <State name="One part, showLabel={false}">
        <RingChart label="Customers" showLabel={false} items={[{ title: 'Returning', value: 418 }]} />
      </State>
      <State name="A small part, shown, the table open">
        <Once act={showPart}>
          <RingChart
            label="Payment"
            items={[
              { title: 'Card', value: 990 },
              { title: 'Zahlung bei der Lieferung an der Haustür', value: 14 },
            ]}
          />
        </Once>
      </State>
      <State name="Empty">
        <RingChart {...args} label="No values" items={[]} />
      </State>
      <State name="Focus" pseudo="focus" style={{ maxInlineSize: '20rem' }}>
        <RingChart {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys move from segment to segment', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: 'Fashion: $8,230.00, 26.1%' })).toHaveFocus();
});
