import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { SwatchGroup } from './SwatchGroup.js';

const items = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
  { value: '#2d7a4b', label: 'Fir green' },
  { value: '#b9a6d6', label: 'Lilac', disabled: true },
];

const meta = preview.meta({
  id: 'components-swatchgroup',
  title: 'Fields/SwatchGroup',
  component: SwatchGroup,
  args: { label: 'Color', name: 'color', items, defaultValue: '#22283f', onValueChange: fn() },
});

/** Chosen, none chosen, sold out, wrapped, another size, and focused. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Chosen, one disabled">
        <SwatchGroup {...args} name="chosen" />
      </State>
      <State name="None chosen">
        <SwatchGroup {...args} name="none" defaultValue={undefined} />
      </State>
      <State name="Chosen, then sold out">
        <SwatchGroup {...args} name="sold-out" defaultValue="#b9a6d6" />
      </State>
      <State name="Two lines, pale" style={{ maxInlineSize: '14rem' }}>
        <SwatchGroup
          {...args}
          name="many"
          items={['#f5f0e6', ...items.map(({ value }) => value), '#e0b13c', '#7a5236'].map((value) => ({
            value,
            label: value,
          }))}
          defaultValue="#f5f0e6"
        />
      </State>
      <State name="--mr-swatch-group-size">
        <SwatchGroup {...args} name="small" style={{ ['--mr-swatch-group-size' as '--mr-x']: '1.25rem' }} />
      </State>
      <State name="Focus" pseudo="focus">
        <SwatchGroup {...args} name="focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is one tab stop whose arrow keys choose', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Midnight' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Brick red' })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenCalledWith('#c4463f', expect.anything());
});
