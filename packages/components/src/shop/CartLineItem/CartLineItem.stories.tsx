import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromLoader, loadArgs, readCartLines } from '../../../stories/records.js';
import { State, States } from '../../../stories/States.js';
import { Button } from '../../base/Button/index.js';
import { CartLineItem } from './CartLineItem.js';
import type { CartLineItemProps } from './types.js';

const notSaved = (
  <p
    style={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: '.4rem .4rem .4rem 1rem',
      borderRadius: 'var(--mr-radius-sm)',
      background: 'var(--mr-warning-soft)',
    }}
  >
    Not saved yet
    <Button variant="quiet" size="sm">
      Retry
    </Button>
  </p>
);

const longName = 'Keyfold C1 hardware security key with a leather case, a spare and a booklet in nineteen languages';

/** Loads the first line of the cart, with the given changes. */
const line = (changes: object = {}) =>
  loadArgs(async (context) => {
    const [first] = await readCartLines(context);
    return { line: { ...first, ...changes }, originalPrice: first?.originalPrice };
  });

const meta = preview.meta({
  id: 'components-cartlineitem',
  title: 'Cart and checkout/CartLineItem',
  component: CartLineItem,
  args: {
    line: fromLoader<CartLineItemProps['line']>(),
    href: '#product',
    details: [{ title: 'USB-C' }, { title: 'Midnight', swatch: '#22283f' }],
    onQuantityChange: fn() as CartLineItemProps['onQuantityChange'],
    onRemove: fn() as CartLineItemProps['onRemove'],
  },
  loaders: [line()],
});

/** With a discount, at quantity 1, read only, closed, not for sale, not saved, long, narrow, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="30rem">
      <State name="originalPrice, details, wide" wide>
        <CartLineItem {...args} />
      </State>
      <State name="Long name, wide" wide>
        <CartLineItem {...args} line={{ ...args.line, qty: 9999, name: longName }} status={notSaved} />
      </State>
      <State name="Full price, last piece">
        <CartLineItem {...args} line={{ ...args.line, qty: 1 }} originalPrice={undefined} details={[]} />
      </State>
      <State name="Read only, no picture">
        <CartLineItem
          {...args}
          line={{ ...args.line, imgUrl: null }}
          onQuantityChange={undefined}
          onRemove={undefined}
        />
      </State>
      <State name="closed">
        <CartLineItem {...args} closed />
      </State>
      <State name='unavailable="sold-out"'>
        <CartLineItem {...args} unavailable="sold-out" />
      </State>
      <State name='unavailable="not-sold"'>
        <CartLineItem {...args} unavailable="not-sold" />
      </State>
      <State name="status">
        <CartLineItem {...args} status={notSaved} />
      </State>
      <State name="Long name, narrow" style={{ maxInlineSize: '18rem' }}>
        <CartLineItem {...args} line={{ ...args.line, name: longName }} />
      </State>
      <State name="Hover" pseudo="hover">
        <CartLineItem {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <CartLineItem {...args} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('adds one, and removes the line', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
  await expect(args.onQuantityChange).toHaveBeenCalledWith(args.line.qty + 1, {
    reason: 'increase',
    event: expect.any(Event) as Event,
  });
  await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
  await expect(args.onRemove).toHaveBeenCalledWith(args.line);
});

Default.test(
  'has title, field and buttons in this order; arrow keys and digits change the quantity, Enter removes the line',
  async ({ canvas, userEvent, args }) => {
    const { name, qty } = args.line;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
    const field = canvas.getByRole('spinbutton', { name: `Quantity of ${name}` });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(qty + 1, expect.anything());
    await userEvent.clear(field);
    await userEvent.keyboard('7{Enter}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(7, expect.anything());
    canvas.getByRole('button', { name: `Remove ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
);

/** At quantity 1 the decrease button shows a trash icon. */
export const LastPiece = meta.story({ loaders: [line({ qty: 1 })] });

/** Without handlers, for example in an order summary. */
export const ReadOnly = meta.story({ args: { onQuantityChange: undefined, onRemove: undefined } });

export const FullPrice = meta.story({
  args: { details: [] },
  render: (args) => <CartLineItem {...args} originalPrice={undefined} />,
});

/** The cart is not saved yet. */
export const NotSaved = meta.story({ args: { status: notSaved } });

export const LongText = meta.story({ loaders: [line({ qty: 9999, name: longName })] });

/** In a drawer or on a phone. */
export const Narrow = meta.story({ args: { style: { maxInlineSize: '22rem' } } });
