import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, send } from '../../../stories/Once.js';
import { failed, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { PayoutRequestForm } from './PayoutRequestForm.js';

const meta = preview.meta({
  id: 'components-payoutrequestform',
  title: 'Work/PayoutRequestForm',
  component: PayoutRequestForm,
  args: { onSubmit: fn(), onCancel: fn(), balance: 1486.2, underway: 640, style: { maxInlineSize: '28rem' } },
  decorators: [(Story) => <div data-vertical="admin">{Story()}</div>],
});

/** Idle, invalid, pending, failed, and with a balance below the minimum. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest">
        <PayoutRequestForm {...args} aria-label="At rest" />
      </State>
      <State name="Wrong amount">
        <Once act={send({ amount: '5' })}>
          <PayoutRequestForm {...args} aria-label="Wrong" underway={0} />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send({ amount: '250' })}>
          <PayoutRequestForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Refused">
        <Once act={send({ amount: '250' })}>
          <PayoutRequestForm {...args} aria-label="Refused" onSubmit={refuse} />
        </Once>
      </State>
      <State name="Too little, no way out">
        <PayoutRequestForm {...args} aria-label="Too little" balance={3} underway={0} onCancel={undefined} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the amount, which the button names', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Amount' }), '900');
  await userEvent.click(canvas.getByRole('button', { name: 'Request $900.00' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 900, message: '' });
});

/** Invalid: an amount above the balance. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Amount' }), '9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Request a payout' }));
    await expect(canvas.getByText('The amount is between $10 and $1,486.20')).toBeVisible();
  },
});

export const Pending = meta.story(pending('Requesting…', { amount: '900' }));

export const Failed = meta.story(failed('The payout was not requested.', { amount: '900' }));

export const TooLittle = meta.story({ args: { balance: 3, underway: 0 } });
