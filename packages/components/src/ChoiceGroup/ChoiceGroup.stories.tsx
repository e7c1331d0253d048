import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { ChoiceGroup } from './ChoiceGroup';
import type { ChoiceGroupProps } from './ChoiceGroup';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((label) => ({ value: label, label, disabled: label === 'XL' }));

const colors = [
  { value: 'sand', label: 'Sand', swatch: '#d8c3a5' },
  { value: 'forest', label: 'Forest green', swatch: '#0f5132' },
  { value: 'night', label: 'Night blue', swatch: '#14213d' },
  { value: 'coral', label: 'Coral', swatch: '#e76f51', disabled: true },
];

const long = [
  { value: 'leather', label: 'Pflanzlich gegerbtes Rindsleder' },
  { value: 'linen', label: 'Baumwoll-Leinen-Mischgewebe', disabled: true },
];

const meta = preview.meta({
  id: 'components-choicegroup',
  component: ChoiceGroup,
  args: { label: 'Size', name: 'size', items: sizes, defaultValue: 'M', onValueChange: fn() },
});

/** Words and swatches, one not available, nothing chosen, a hidden label, and long words, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {(theme) => (
        <>
          <ChoiceGroup {...args} name={`${theme}-size`} />
          <ChoiceGroup {...args} label="Color" name={`${theme}-color`} items={colors} defaultValue="forest" />
          <ChoiceGroup {...args} label="Nothing chosen" name={`${theme}-none`} defaultValue={undefined} required />
          <ChoiceGroup {...args} label="Hidden label" hideLabel name={`${theme}-hidden`} />
          <ChoiceGroup {...args} label="Long words" name={`${theme}-long`} items={long} defaultValue="leather" />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('chooses at a click, and disables what is not available', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
  await expect(args.onValueChange).toHaveBeenCalledWith('L', { reason: 'choose' });
  await expect(canvas.getByRole('radio', { name: /^XL ?, not available$/ })).toBeDisabled();
});

Default.test(
  'is one tab stop; arrow keys choose, skip what is not available, and wrap',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('L', { reason: 'choose' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'XS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
  },
);

export const Swatches = meta.story({
  args: { label: 'Color', name: 'color', items: colors, defaultValue: 'forest' },
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
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { label: 'المقاس' }, globals: { direction: 'rtl' }, tags: ['mode'] });
