import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CartDrawer } from './CartDrawer';
import type { CartDrawerProps } from './CartDrawer';
import type { CartDrawerLine } from './types';

const picture = (slug: string) => `/images/products/${slug}-1-480.webp`;
const cyber = { id: 1, name: 'Cybershop', href: '#cybershop', detail: 'Leeds' };
const lines: CartDrawerLine[] = [
  {
    id: 'key',
    name: 'Keyfold C1 hardware security key',
    price: 49,
    qty: 2,
    imgUrl: picture('keyfold-c1-hardware-security-key'),
    href: '#key',
    shop: cyber,
    originalPrice: 57.65,
    details: [{ text: 'Midnight', swatch: 'midnightblue' }],
  },
  {
    id: 'bear',
    name: 'Marlow the bear, 32 cm',
    price: 24,
    qty: 1,
    imgUrl: picture('marlow-the-bear-32-cm'),
    href: '#bear',
    shop: { ...cyber, id: 2, detail: 'Bath' },
  },
  { id: 'pear', name: 'Pears', price: 3, qty: 3, imgUrl: picture('pears'), href: '#pear' },
];

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

const meta = preview.meta({
  component: CartDrawer,
  render: (args) => <Cart {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    items: lines,
    cartHref: '#cart',
    checkoutHref: '#checkout',
  },
});

/** Two shops of one name stand apart. A line that is taken out can be put back. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pears' }));
    await expect(canvas.queryByRole('link', { name: 'Pears' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('link', { name: 'Pears' })).toHaveFocus();
  },
});

/** What was chosen stays, and the shop and its lines say why it cannot be ordered now. */
export const ClosedShop = meta.story({
  args: {
    items: lines.map((line) =>
      line.id === 'bear' ? { ...line, shop: { ...cyber, id: 2, detail: 'Bath', closed: true } } : line,
    ),
  },
});

export const Empty = meta.story({ args: { items: [] } });

/** After five seconds the shopper is told. */
export const NotSaved = meta.story({ args: { saved: false, onRetry: fn() } });

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A sheet from the bottom. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
