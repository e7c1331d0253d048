import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Button } from '../Button';
import { CartLineItem } from './CartLineItem';
import type { CartLineItemProps } from './types';

const line = {
  id: '1~22283f~USB-C',
  slug: 'keyfold-c1-hardware-security-key',
  name: 'Keyfold C1 hardware security key',
  price: 49,
  qty: 2,
  imgUrl: '/images/products/keyfold-c1-hardware-security-key-1.webp',
};

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

const longLine = {
  ...line,
  qty: 9999,
  name: 'Keyfold C1 hardware security key with a leather case, a spare and a booklet in nineteen languages',
};

const meta = preview.meta({
  component: CartLineItem,
  args: {
    line,
    href: '#product',
    originalPrice: 57.65,
    details: [{ text: 'USB-C' }, { text: 'Midnight', swatch: '#22283f' }],
    onQuantityChange: fn() as CartLineItemProps['onQuantityChange'],
    onRemove: fn() as CartLineItemProps['onRemove'],
  },
});

/** Reduced, the last piece, at full price, to be read only, not saved, long, and narrow, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(40rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {() => (
        <>
          <CartLineItem {...args} />
          <CartLineItem {...args} line={{ ...line, qty: 1 }} />
          <CartLineItem {...args} originalPrice={undefined} details={[]} />
          <CartLineItem {...args} onQuantityChange={undefined} onRemove={undefined} />
          <CartLineItem {...args} status={notSaved} />
          <CartLineItem {...args} closed />
          <CartLineItem {...args} line={longLine} />
          <CartLineItem {...args} style={{ maxInlineSize: '22rem' }} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3, { reason: 'increase', line });
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(line);
  },
});

/** At one piece the minus is a bin. */
export const LastPiece = meta.story({ args: { line: { ...line, qty: 1 } } });

/** Without handlers, as in the summary of an order. */
export const ReadOnly = meta.story({ args: { onQuantityChange: undefined, onRemove: undefined } });

export const FullPrice = meta.story({ args: { originalPrice: undefined, details: [] } });

/** The cart could not be saved for a while. */
export const NotSaved = meta.story({ args: { status: notSaved } });

export const LongText = meta.story({ args: { line: longLine } });

/** In a drawer or on a phone. */
export const Narrow = meta.story({ args: { style: { maxInlineSize: '22rem' } } });

export const German = meta.story({
  args: { details: [{ text: 'Mitternachtsblau', swatch: '#22283f' }] },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
