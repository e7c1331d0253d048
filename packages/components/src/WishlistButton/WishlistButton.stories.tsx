import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { WishlistButton } from './WishlistButton';
import type { WishlistButtonProps } from './WishlistButton';

const product = { id: 'lamp', title: 'Amber Lamp' };

const meta = preview.meta({
  id: 'components-wishlistbutton',
  component: WishlistButton,
  args: { product, onWishlistChange: fn() as WishlistButtonProps['onWishlistChange'] },
});

/** Not on the wishlist, on it, and small as on a card, each in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
          <WishlistButton {...args} label={`${theme}, off`} />
          <WishlistButton {...args} defaultWished label={`${theme}, on`} />
          <WishlistButton
            {...args}
            style={{ ['--mr-wishlist-button-size' as '--mr-x']: '2.25rem' }}
            label={`${theme}, small`}
          />
        </div>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('is pressed by Space and Enter; the name stays, the state changes', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Add Amber Lamp to wishlist' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

/** The wishlist did not take it: nothing changes, and the failure is announced. */
export const Failing = meta.story({
  args: { onWishlistChange: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
});

export const German = meta.story({ args: { defaultWished: true }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ args: { defaultWished: true }, globals: { theme: 'dark' }, tags: ['mode'] });
