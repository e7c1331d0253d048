import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { RadioGroup } from './RadioGroup.js';

const deliveries = [
  { value: 'express', label: 'Express', description: 'Within 40 minutes', end: '$10.00' },
  { value: 'standard', label: 'Standard', description: 'In two to three days', end: '$4.00' },
  { value: 'pickup', label: 'Pick up', description: 'Not in this town', end: '$0.00', disabled: true },
];

const short = deliveries.map(({ value, label }) => ({ value, label }));
const germanDeliveries = [
  { value: 'express', label: 'Expresslieferung', description: 'Innerhalb von 40 Minuten' },
  { value: 'standard', label: 'Standardlieferung', description: 'In zwei bis drei Werktagen' },
];

const meta = preview.meta({
  id: 'components-radiogroup',
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Delivery', name: 'delivery', items: deliveries, defaultValue: 'express', onValueChange: fn() },
});

/** Each variant, required with a hint, invalid, without its label, and with long text. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name='variant="list"'>
        <RadioGroup {...args} name="list" />
      </State>
      <State name='variant="tiles", required, hint'>
        <RadioGroup
          {...args}
          name="tiles"
          variant="tiles"
          required
          hint="You can change it until the order is placed."
        />
      </State>
      <State name="error">
        <RadioGroup {...args} name="missing" defaultValue={undefined} error="Choose a delivery" />
      </State>
      <State name='variant="tiles", error'>
        <RadioGroup {...args} name="missing-tiles" variant="tiles" defaultValue={undefined} error="Choose a delivery" />
      </State>
      <State name="showLabel={false}">
        <RadioGroup {...args} name="short" showLabel={false} items={short} />
      </State>
      <State name="Long text" style={{ maxInlineSize: '16rem' }}>
        <RadioGroup {...args} name="german" label="Lieferung" variant="tiles" items={germanDeliveries} />
      </State>
      <State name="Hover" pseudo="hover">
        <RadioGroup {...args} name="hover" defaultValue={undefined} />
      </State>
      <State name="Focus" pseudo="focus">
        <RadioGroup {...args} name="focus" items={short.slice(0, 2)} />
        <RadioGroup {...args} name="focus-tiles" variant="tiles" items={short.slice(0, 2)} showLabel={false} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys choose', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: /Express/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenCalledWith('standard', expect.anything());
});

export const Tiles = meta.story({ args: { variant: 'tiles' } });

export const Invalid = meta.story({ args: { defaultValue: undefined, error: 'Choose a delivery' } });
