import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { CartButton } from './CartButton.js';

const meta = preview.meta({
  id: 'components-cartbutton',
  title: 'Cart and checkout/CartButton',
  component: CartButton,
  args: { href: '#cart', count: 3 },
});

/** Each number of digits, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="6rem">
      {[0, 1, 12, 128].map((count) => (
        <State key={count} name={`count={${count}}`}>
          <CartButton {...args} count={count} />
        </State>
      ))}
      <State name="Hover" pseudo="hover">
        <CartButton {...args} />
      </State>
      <State name="onOpen, focus" pseudo="focus">
        <CartButton {...args} onOpen={() => undefined} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

export const Empty = meta.story({ args: { count: 0 } });

/** Opens the cart dialog with Enter and Space. */
export const OpensDialog = meta.story({
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cart, 3 items' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
});
