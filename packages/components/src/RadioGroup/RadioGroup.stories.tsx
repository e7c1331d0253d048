import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { RadioGroup } from './RadioGroup';

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
  component: RadioGroup,
  args: { label: 'Delivery', name: 'delivery', items: deliveries, defaultValue: 'express', onValueChange: fn() },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {(theme) => (
        <>
          <RadioGroup {...args} name={`${theme}-list`} />
          <RadioGroup {...args} name={`${theme}-missing`} defaultValue={undefined} error="Choose a delivery" />
          <RadioGroup
            {...args}
            name={`${theme}-tiles`}
            variant="tiles"
            required
            hint="You can change it until the order is placed."
          />
          <RadioGroup
            {...args}
            name={`${theme}-missing-tiles`}
            variant="tiles"
            defaultValue={undefined}
            error="Choose a delivery"
          />
          <RadioGroup {...args} name={`${theme}-short`} label="Without a label" hideLabel items={short} />
          <RadioGroup {...args} name={`${theme}-german`} label="Lieferung" variant="tiles" items={germanDeliveries} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys choose', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: /Express/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenCalledWith('standard', { reason: 'choose' });
});

export const Tiles = meta.story({ args: { variant: 'tiles' } });

export const Invalid = meta.story({ args: { defaultValue: undefined, error: 'Choose a delivery' } });

export const German = meta.story({
  args: {
    label: 'Lieferung',
    variant: 'tiles',
    items: germanDeliveries,
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { label: 'التوصيل' }, globals: { direction: 'rtl' }, tags: ['mode'] });
