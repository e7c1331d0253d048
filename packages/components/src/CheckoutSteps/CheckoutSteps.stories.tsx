import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { CheckoutSteps } from './CheckoutSteps';

const meta = preview.meta({ component: CheckoutSteps, args: { current: 1 } });

/** Every state beside the others. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <CheckoutSteps {...args} current={0} label="At the first step" />
      <CheckoutSteps {...args} current={1} label="At the second step" />
      <CheckoutSteps {...args} current={3} label="All steps are done" />
    </div>
  ),
});

export const Default = meta.story({
  args: { items: [{ label: 'Cart', href: '#cart' }, { label: 'Details' }, { label: 'Order placed' }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Checkout steps' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveFocus();
  },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
