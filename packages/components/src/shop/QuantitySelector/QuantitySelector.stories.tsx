import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, type } from '../../../stories/Once.js';
import { QuantitySelector } from './QuantitySelector.js';

const meta = preview.meta({
  id: 'components-quantityselector',
  title: 'Cart and checkout/QuantitySelector',
  component: QuantitySelector,
  args: { item: 'Keyfold C1 hardware security key', defaultValue: 2, onValueChange: fn() },
});

const column = { display: 'grid', gap: '1rem', justifyItems: 'start' } as const;

/** Each variant and size between and at its limits, invalid values, hover, and focus. */
export const Matrix = meta.story({
  render: (args) => {
    const all = (
      <>
        <QuantitySelector {...args} />
        <QuantitySelector {...args} defaultValue={1} removable />
        <QuantitySelector {...args} variant="accent" />
      </>
    );
    return (
      <States width="12rem">
        {(['outline', 'accent'] as const).flatMap((variant) =>
          (['md', 'lg'] as const).map((size) => (
            <State key={`${variant} ${size}`} name={`variant="${variant}" size="${size}"`}>
              <div style={column}>
                <QuantitySelector {...args} {...{ variant, size }} />
                <QuantitySelector {...args} {...{ variant, size }} defaultValue={1} />
                <QuantitySelector {...args} {...{ variant, size }} defaultValue={1} removable />
                <QuantitySelector {...args} {...{ variant, size }} defaultValue={9999} />
              </div>
            </State>
          )),
        )}
        <State name="Above max">
          <QuantitySelector {...args} defaultValue={1_234_567} max={4} />
        </State>
        <State name="Sold out">
          <QuantitySelector {...args} max={0} removable />
        </State>
        <State name="No quantity">
          <Once act={type('2.5', 'Enter')}>
            <QuantitySelector {...args} />
          </Once>
        </State>
        <State name="Hover" pseudo="hover">
          <div style={column}>{all}</div>
        </State>
        <State name="Focus" pseudo="focus">
          <div style={column}>{all}</div>
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('changes by its button, by typing, and by the Home key', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('spinbutton', { name: /^Quantity of/ });
  await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
  await expect(field).toHaveValue('3');
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(12, expect.objectContaining({ reason: 'input' }));
  await userEvent.keyboard('{Home}');
  await expect(field).toHaveValue('1');
});

/** At `min` the decrease button stays in place and does nothing. */
export const AtMinimum = meta.story({ args: { defaultValue: 1 } });

export const AtMaximum = meta.story({ args: { defaultValue: 9999 } });

/**
 * More than `max`, for example after another shopper bought: shown unchanged, marked as invalid, and can be decreased.
 */
export const AboveMaximum = meta.story({ args: { defaultValue: 10, max: 4 } });

export const SoldOut = meta.story({ args: { defaultValue: 2, max: 0, removable: true } });

/** The text is not a quantity: it stays, with a message under the field. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '2.5{Enter}');
    await expect(field).toHaveAccessibleDescription('Whole numbers from 1');
    await expect(field).toHaveValue('2.5');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** In a cart: at quantity 1 the decrease button shows a trash icon. */
export const Removable = meta.story({ args: { defaultValue: 1, removable: true } });

/** For a product page. */
export const Large = meta.story({ args: { size: 'lg' } });

/** For the corner of a product card. */
export const Accent = meta.story({ args: { variant: 'accent', removable: true } });
