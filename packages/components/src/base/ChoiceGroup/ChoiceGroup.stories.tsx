import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { ChoiceGroup } from './ChoiceGroup.js';
import type { ChoiceGroupProps } from './ChoiceGroup.js';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((label) => ({ value: label, label, disabled: label === 'XL' }));

const colors = [
  { value: 'sand', label: 'Sand', swatch: '#d8c3a5' },
  { value: 'forest', label: 'Forest green', swatch: '#0f5132' },
  { value: 'night', label: 'Night blue', swatch: '#14213d' },
  { value: 'coral', label: 'Coral', swatch: '#e76f51', disabled: true },
];

const swatches = { label: 'Color', name: 'color', items: colors, defaultValue: 'forest' };

const long = [
  { value: 'leather', label: 'Pflanzlich gegerbtes Rindsleder' },
  { value: 'linen', label: 'Baumwoll-Leinen-Mischgewebe', disabled: true },
];

const meta = preview.meta({
  id: 'components-choicegroup',
  title: 'Fields/ChoiceGroup',
  component: ChoiceGroup,
  args: { label: 'Size', name: 'size', items: sizes, defaultValue: 'M', onValueChange: fn() },
});

/** Text and swatches, one unavailable, none chosen, a hidden label, and long text. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Text">
        <ChoiceGroup {...args} name="text" />
      </State>
      <State name="Swatches">
        <ChoiceGroup {...args} {...swatches} name="swatches" />
      </State>
      <State name="Long text">
        <ChoiceGroup {...args} label="Material" name="long" items={long} defaultValue="leather" />
      </State>
      <State name="showLabel={false}">
        <ChoiceGroup {...args} showLabel={false} name="hidden" />
      </State>
      <State name="None chosen, required">
        <ChoiceGroup {...args} name="none" defaultValue={undefined} required />
      </State>
      <State name="Missing">
        <ChoiceGroup {...args} name="missing" defaultValue={undefined} data-missing="" />
      </State>
      <State name="Hover" pseudo="hover">
        <ChoiceGroup {...args} name="hover" defaultValue={undefined} />
      </State>
      <State name="Focus" pseudo="focus">
        <ChoiceGroup {...args} name="focus" />
      </State>
      <State name="Swatches, focus" pseudo="focus">
        <ChoiceGroup {...args} {...swatches} name="swatches-focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('chooses at a click, and disables what is not available', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
  await expect(args.onValueChange).toHaveBeenCalledWith('L', expect.anything());
  await expect(canvas.getByRole('radio', { name: /^XL ?, not available$/ })).toBeDisabled();
});

Default.test(
  'is one tab stop; arrow keys choose, skip what is not available, and wrap',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('L', expect.anything());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'XS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
  },
);

export const Swatches = meta.story({ args: swatches });

export const NothingChosen = meta.story({ args: { defaultValue: undefined, required: true } });

export const HiddenLabel = meta.story({ args: { showLabel: false } });

function Owner(props: ChoiceGroupProps) {
  const [value, setValue] = useState('S');
  return (
    <>
      <ChoiceGroup {...props} defaultValue={undefined} value={value} onValueChange={setValue} />
      <p>Chosen: {value}</p>
    </>
  );
}

/** The parent controls the value. */
export const Controlled = meta.story({
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'XS' }));
    await expect(canvas.getByText('Chosen: XS')).toBeInTheDocument();
  },
});
