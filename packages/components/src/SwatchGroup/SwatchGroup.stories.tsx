import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { SwatchGroup } from './SwatchGroup';

const items = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
  { value: '#2d7a4b', label: 'Fir green' },
  { value: '#b9a6d6', label: 'Lilac', disabled: true },
];

const meta = preview.meta({
  id: 'components-swatchgroup',
  component: SwatchGroup,
  args: { label: 'Color', name: 'color', items, defaultValue: '#22283f', onValueChange: fn() },
});

/** Each state in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <>
          <SwatchGroup {...args} name={`${theme}-color`} />
          <SwatchGroup {...args} name={`${theme}-none`} defaultValue={undefined} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys choose', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Midnight' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Brick red' })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenCalledWith('#c4463f', { reason: 'choose' });
});

export const German = meta.story({
  args: { label: 'Farbe', items: [{ value: '#22283f', label: 'Mitternachtsblau' }] },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
