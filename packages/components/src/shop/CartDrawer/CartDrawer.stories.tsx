import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { InPlace } from '../../../stories/InPlace.js';
import { fromLoader, loadArgs, readCartLines } from '../../../stories/records.js';
import { playDialogKeys, withTrigger } from '../../../stories/dialogKeys.js';
import { State, States } from '../../../stories/States.js';
import { CartDrawer } from './CartDrawer.js';
import type { CartDrawerProps } from './CartDrawer.js';

function Cart(props: CartDrawerProps) {
  const [items, setItems] = useState(props.items);
  return (
    <CartDrawer
      {...props}
      items={items}
      onQuantityChange={(qty, { line }) =>
        setItems(items.map((item) => (item.id === line.id ? { ...item, qty } : item)))
      }
      onRemove={(line) => setItems(items.filter(({ id }) => id !== line.id))}
      onUndo={(line) => setItems([...items, line])}
    />
  );
}

/** Returns the lines, with the first one from a closed shop. */
const closed = (items: CartDrawerProps['items']) =>
  items.slice(0, 1).map((line) => ({ ...line, shop: line.shop && { ...line.shop, closed: true } }));

const profilePicture = '/images/shops/cybershop-avatar.webp';

/** Presses the remove button of the first line. */
function removeFirst(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>('[data-line] article > div > button')?.click();
}

const meta = preview.meta({
  id: 'components-cartdrawer',
  title: 'Cart and checkout/CartDrawer',
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
      // Another shop with the same name.
      const namesake = { ...second, shop: { ...first?.shop, id: 'namesake', detail: 'Wilmington' } };
      return { items: [first, namesake, ...others] };
    }),
  ],
});

/** Two shops with one name, a closed shop, notices above the sum, no shops, an empty cart, hover and focus. */
export const Matrix = meta.story({
  beforeEach: () => {
    // Skips the five seconds before the notice of an unsaved change.
    const { setTimeout } = globalThis;
    spyOn(globalThis, 'setTimeout').mockImplementation((...[run, delay]) =>
      setTimeout(run, delay === 5000 ? 0 : delay),
    );
  },
  render: (args) => {
    const withPictures = args.items
      .slice(0, 2)
      .map((line) => ({ ...line, shop: line.shop && { ...line.shop, profilePicture } }));
    const withoutShops = args.items.slice(0, 1).map((line) => ({ ...line, shop: undefined }));
    return (
      <States width="29rem">
        <State name="Two shops of one name">
          <InPlace>
            <CartDrawer {...args} items={withPictures} />
          </InPlace>
        </State>
        <State name="Closed shop, without checkoutHref">
          <InPlace>
            <CartDrawer {...args} items={closed(args.items)} checkoutHref={undefined} />
          </InPlace>
        </State>
        <State name="No shops, a line taken out, not saved">
          <div ref={removeFirst}>
            <InPlace>
              <CartDrawer {...args} items={withoutShops} saved={false} onRetry={fn()} onUndo={fn()} />
            </InPlace>
          </div>
        </State>
        <State name="Hover" pseudo="hover">
          <InPlace>
            <CartDrawer {...args} items={withPictures.slice(0, 1)} />
          </InPlace>
        </State>
        <State name="Focus" pseudo="focus">
          <InPlace>
            <CartDrawer {...args} items={withPictures.slice(0, 1)} />
          </InPlace>
        </State>
        <State name="Empty">
          <InPlace>
            <CartDrawer {...args} items={[]} />
          </InPlace>
        </State>
      </States>
    );
  },
});

/** Two shops with the same name are separate groups. */
export const Default = meta.story();

Default.test('restores a removed line, and focuses it', async ({ args, canvas, userEvent }) => {
  const name = args.items.at(-1)?.name ?? '';
  await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getByRole('link', { name })).toHaveFocus();
});

Default.test(
  'removes a line with Enter and focuses the next one; Escape closes and restores the focus',
  { args: withTrigger },
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

/** A shop that takes no orders now. */
export const ShopClosed = meta.story({ render: (args) => <CartDrawer {...args} items={closed(args.items)} /> });

/** After five seconds a notice says that the change is not saved. */
export const NotSaved = meta.story({ args: { saved: false, onRetry: fn() } });
