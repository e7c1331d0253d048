import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { InPlace } from '../../stories/InPlace';
import { fromLoader, loadArgs, readCartLines } from '../../stories/records';
import { playDialogKeys, WithOpener } from '../../stories/WithOpener';
import { tiles } from '../../stories/tiles';
import { CartDrawer } from './CartDrawer';
import type { CartDrawerProps } from './CartDrawer';

function Cart(props: CartDrawerProps) {
  const [items, setItems] = useState(props.items);
  return (
    <CartDrawer
      {...props}
      items={items}
      onQuantityChange={(line, qty) => setItems(items.map((item) => (item.id === line.id ? { ...item, qty } : item)))}
      onRemove={(line) => setItems(items.filter(({ id }) => id !== line.id))}
      onUndo={(line) => setItems([...items, line])}
    />
  );
}

/** The first line, of a shop that takes no orders. */
const closed = (items: CartDrawerProps['items']) =>
  items.slice(0, 1).map((line) => ({ ...line, shop: line.shop && { ...line.shop, closed: true } }));

const meta = preview.meta({
  id: 'components-cartdrawer',
  component: CartDrawer,
  render: (args) => <Cart {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    items: fromLoader<CartDrawerProps['items']>(),
    cartHref: '#cart',
    checkoutHref: '#checkout',
  },
  loaders: [
    loadArgs(async (context) => {
      const [first, second, ...others] = await readCartLines(context);
      // Another shop of the same name.
      const namesake = { ...second, shop: { ...first?.shop, id: 'namesake', detail: 'Wilmington' } };
      return { items: [first, namesake, ...others] };
    }),
  ],
});

/** With lines of several shops, of a shop that is closed, and empty, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {() => (
        <>
          <InPlace>
            <Cart {...args} />
          </InPlace>
          <InPlace>
            <CartDrawer {...args} items={closed(args.items)} checkoutHref={undefined} />
          </InPlace>
          <InPlace>
            <CartDrawer {...args} items={[]} />
          </InPlace>
        </>
      )}
    </BothThemes>
  ),
});

/** Two shops of one name stand apart. */
export const Default = meta.story();

Default.test('puts a line back that was taken out, and focuses it', async ({ args, canvas, userEvent }) => {
  const name = args.items.at(-1)?.name ?? '';
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getByRole('link', { name })).toHaveFocus();
});

Default.test(
  'takes a line out with Enter and focuses the next one; Escape closes and restores the focus',
  { render: (args) => <WithOpener>{(state) => <Cart {...args} {...state} />}</WithOpener> },
  async ({ args, canvas, userEvent }) =>
    playDialogKeys({ canvas, userEvent }, 'Cart', async () => {
      const [first] = args.items;
      const field = canvas.getByRole('spinbutton', { name: `Quantity of ${first?.name ?? ''}` });
      field.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveValue(String((first?.qty ?? 0) + 1));
      canvas.getByRole('button', { name: `Remove ${first?.name ?? ''}` }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('link', { name: first?.name ?? '' })).not.toBeInTheDocument();
      await expect(document.activeElement).toHaveAttribute('href');
    }),
);

export const Empty = meta.story({ args: { items: [] } });

/** A shop that takes no orders at the moment. */
export const ShopClosed = meta.story({ render: (args) => <CartDrawer {...args} items={closed(args.items)} /> });

/** After five seconds the shopper is told. */
export const NotSaved = meta.story({ args: { saved: false, onRetry: fn() } });

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });

/** A sheet from the bottom. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });
