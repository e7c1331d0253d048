import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { DateField } from './DateField.js';

const meta = preview.meta({
  id: 'components-datefield',
  title: 'Fields/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    name: 'birthday',
    defaultValue: '1991-09-07',
    max: '2026-12-31',
    onValueChange: fn(),
  },
});

/** Every state. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="14rem">
      <State name="Filled in">
        <DateField {...args} />
      </State>
      <State name="Empty">
        <DateField {...args} defaultValue="" />
      </State>
      <State name="hint, required">
        <DateField {...args} hint="It can be changed later." required />
      </State>
      <State name="labelEnd">
        <DateField {...args} labelEnd={<a href="#why">Why?</a>} />
      </State>
      <State name="error">
        <DateField {...args} hint="As in your passport." error="Please check this" />
      </State>
      <State name="readOnly">
        <DateField {...args} readOnly />
      </State>
      <State name="disabled">
        <DateField {...args} disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <DateField {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <DateField {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('can be emptied', async ({ args, canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Date of birth'));
  await expect(args.onValueChange).toHaveBeenCalledWith('', expect.anything());
});
