import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceGroup } from './ChoiceGroup';
import type { ChoiceGroupProps } from './ChoiceGroup';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((label) => ({ value: label, label, disabled: label === 'XL' }));

const colors = [
  { value: 'sand', label: 'Sand', swatch: '#d8c3a5' },
  { value: 'forest', label: 'Forest green', swatch: '#0f5132' },
  { value: 'night', label: 'Night blue', swatch: '#14213d' },
  { value: 'coral', label: 'Coral', swatch: '#e76f51', disabled: true },
];

const meta = preview.meta({
  component: ChoiceGroup,
  args: { label: 'Size', name: 'size', items: sizes, defaultValue: 'M', onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('L', { reason: 'choose' });
    await expect(canvas.getByRole('radio', { name: /^XL ?, not available$/ })).toBeDisabled();
  },
});

export const Swatches = meta.story({
  args: { label: 'Color', name: 'color', items: colors, defaultValue: 'forest' },
});

export const SwatchesDark = meta.story({
  args: { label: 'Color', name: 'color', items: colors, defaultValue: 'night' },
  globals: { theme: 'dark' },
});

export const NothingChosen = meta.story({ args: { defaultValue: undefined, required: true } });

export const HiddenLabel = meta.story({ args: { hideLabel: true } });

function Owner(props: ChoiceGroupProps) {
  const [value, setValue] = useState('S');
  return (
    <>
      <ChoiceGroup {...props} defaultValue={undefined} value={value} onValueChange={setValue} />
      <p>Chosen: {value}</p>
    </>
  );
}

/** The parent owns the value. */
export const Controlled = meta.story({
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'XS' }));
    await expect(canvas.getByText('Chosen: XS')).toBeInTheDocument();
  },
});

export const German = meta.story({
  args: {
    label: 'Farbe',
    name: 'color',
    items: [
      { value: 'sand', label: 'Sand' },
      { value: 'forest', label: 'Waldgrün' },
      { value: 'night', label: 'Nachtblau', disabled: true },
    ],
    defaultValue: 'forest',
  },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { label: 'المقاس' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
