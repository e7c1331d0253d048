import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Button } from '../Button/index.js';
import { NumberField } from './NumberField.js';

const action = (
  <Button size="sm" variant="soft">
    All of it
  </Button>
);

const meta = preview.meta({
  id: 'components-numberfield',
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Stock', defaultValue: '12', min: 0 },
});

/** With each slot, and each state. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="At rest">
        <NumberField {...args} />
      </State>
      <State name="prefix, hint, required">
        <NumberField label="Price" prefix="$" step={0.01} defaultValue="12.50" hint="Before the discount." required />
      </State>
      <State name="suffix, error">
        <NumberField label="Discount" suffix="%" max={60} defaultValue="80" error="At most 60 percent" />
      </State>
      <State name="action">
        <NumberField label="Amount" prefix="$" step={0.01} action={action} />
      </State>
      <State name="Disabled">
        <NumberField {...args} label="Disabled" suffix="%" disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <NumberField {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <NumberField {...args} label="Focus" suffix="%" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('accepts a typed number', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('spinbutton', { name: 'Stock' });
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await expect(field).toHaveValue('3');
});
