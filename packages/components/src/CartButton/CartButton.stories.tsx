import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { CartButton } from './CartButton';

const meta = preview.meta({ id: 'components-cartbutton', component: CartButton, args: { href: '#cart', count: 3 } });

/** Each number of pieces, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'flex', gap: '1rem', padding: '1rem' }}>
      {() => (
        <>
          {[0, 1, 12, 128].map((count) => (
            <CartButton key={count} {...args} count={count} />
          ))}
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

export const Empty = meta.story({ args: { count: 0 } });

/** It opens the cart over the page, by Enter and by Space. */
export const OpensDialog = meta.story({
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cart, 3 items' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
});

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
