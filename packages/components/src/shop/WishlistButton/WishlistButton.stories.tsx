import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { WishlistButton } from './WishlistButton.js';
import type { WishlistButtonProps } from './WishlistButton.js';

const product = { id: 'lamp', title: 'Amber Lamp' };

const meta = preview.meta({
  id: 'components-wishlistbutton',
  title: 'Actions/WishlistButton',
  component: WishlistButton,
  args: { product, onWishlistChange: fn() as WishlistButtonProps['onWishlistChange'] },
});

/** Off, on, small as on a card, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="10rem" style={{ background: 'var(--mr-sunken)' }}>
      <State name="Off">
        <WishlistButton {...args} label="Off" />
      </State>
      <State name="wished">
        <WishlistButton {...args} defaultWished label="On" />
      </State>
      <State name="--mr-wishlist-button-size">
        <WishlistButton {...args} style={{ ['--mr-wishlist-button-size' as '--mr-x']: '2.25rem' }} label="Small" />
      </State>
      <State name="Hover" pseudo="hover">
        <WishlistButton {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <WishlistButton {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('toggles by Space and Enter; the name stays, the state changes', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Add Amber Lamp to wishlist' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

/** The wishlist rejects: nothing changes, and the failure is announced. */
export const Failing = meta.story({
  args: { onWishlistChange: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
});
