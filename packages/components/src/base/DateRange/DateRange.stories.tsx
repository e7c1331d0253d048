import preview from '#storybook/preview';
import { State, States } from '../../../stories/States.js';
import { DateRange } from './DateRange.js';

const meta = preview.meta({
  id: 'components-daterange',
  title: 'Fields/DateRange',
  component: DateRange,
  args: { label: 'Placed', defaultValue: { from: '2023-01-01', to: '2023-11-14' } },
});

/** Filled, open-ended, with a hint, in the wrong order, and with another error. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="26rem">
      <State name="Filled in">
        <DateRange {...args} />
      </State>
      <State name="Open, hint">
        <DateRange {...args} defaultValue={undefined} hint="Leave one empty for an open end." />
      </State>
      <State name="Wrong order">
        <DateRange {...args} defaultValue={{ from: '2023-11-14', to: '2023-01-01' }} />
      </State>
      <State name="hint, error">
        <DateRange {...args} hint="Leave one empty for an open end." error="No order was placed in these days" />
      </State>
    </States>
  ),
});

export const Default = meta.story();
