import preview from '#storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once } from '../../../stories/Once.js';
import { setInputValue } from '../../internal/state/setInputValue.js';
import { PriceRangeFilter } from './PriceRangeFilter.js';

const edges = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
const counts = [3, 9, 22, 31, 26, 18, 11, 7, 4, 2];

const meta = preview.meta({
  id: 'components-pricerangefilter',
  title: 'Catalog/PriceRangeFilter',
  component: PriceRangeFilter,
  args: { edges, counts, defaultValue: { min: 10, max: 500 }, onValueChange: fn(), style: { maxInlineSize: 260 } },
});

/** Types an invalid amount into the lower field, and leaves the field after React has rendered the text. */
async function typeWrong(box: HTMLElement): Promise<void> {
  const field = box.querySelector('input:not([type="range"])') as HTMLInputElement;
  setInputValue(field, 'many');
  await new Promise(requestAnimationFrame);
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** With a range, without one, with both thumbs at one end, without bars, and with an invalid amount. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="16rem">
      <State name="A range">
        <PriceRangeFilter {...args} />
      </State>
      <State name="Open">
        <PriceRangeFilter {...args} label="Open" defaultValue={undefined} />
      </State>
      <State name="Both thumbs at one end">
        <PriceRangeFilter {...args} label="The dearest" defaultValue={{ min: 1000, max: 2000 }} />
      </State>
      <State name="No counts">
        <PriceRangeFilter {...args} label="Without bars" counts={undefined} />
      </State>
      <State name="Wrong amount">
        <Once act={typeWrong}>
          <PriceRangeFilter {...args} label="Wrong" />
        </Once>
      </State>
      <State name="Focus" pseudo="focus">
        <PriceRangeFilter {...args} label="Focus" />
      </State>
      <State name="Long label, EUR">
        <PriceRangeFilter {...args} label="Preisspanne der Sonderangebote im Winterschlussverkauf" currency="EUR" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test(
  'has two tab stops; a released thumb reports the range, and stops at the other thumb',
  async ({ canvas, userEvent, args }) => {
    const low = canvas.getByRole('slider', { name: 'Minimum price' });
    await expect(low).toHaveAttribute('aria-valuetext', '$10.00');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    // Only a real key press moves a native slider.
    await fireEvent.change(low, { target: { value: '4' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { min: 20, max: 500 },
      expect.objectContaining({ reason: 'move' }),
    );
    await fireEvent.change(low, { target: { value: '10' } });
    await expect(low).toHaveAttribute('aria-valuetext', '$200.00');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Maximum price' })).toHaveFocus();
  },
);

export const Open = meta.story({ args: { defaultValue: undefined } });

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Maximum price' });
    await userEvent.clear(field);
    await userEvent.type(field, '75.5');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { min: 10, max: 75.5 },
      expect.objectContaining({ reason: 'type' }),
    );
  },
});
