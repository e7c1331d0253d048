import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { payoutRequestFormLabels } from './labels.de';
import { PayoutRequestForm } from './PayoutRequestForm';

const meta = preview.meta({
  component: PayoutRequestForm,
  args: { onSubmit: fn(), onCancel: fn(), balance: 1486.2, underway: 640 },
  decorators: [
    (Story) => (
      <div data-vertical="admin" style={{ maxInlineSize: '28rem' }}>
        {Story()}
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Amount' }), '900');
    await userEvent.click(canvas.getByRole('button', { name: 'Request $900.00' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 900, message: '' });
  },
});

/** More than there is. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Amount' }), '9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Request a payout' }));
    await expect(canvas.getByText('The amount is between $10 and $1,486.20')).toBeVisible();
  },
});

export const TooLittle = meta.story({ args: { balance: 3, underway: 0 } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const German = meta.story({
  args: { labels: payoutRequestFormLabels, locale: 'de-DE', currency: 'EUR' },
  globals: { language: 'de', viewport: { value: 'mobile1' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
