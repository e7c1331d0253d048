import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse, sendForm } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { RefundRequestForm } from './RefundRequestForm.js';

const chosen = { reason: 'Damaged', message: 'A crack runs across the handle.' };

const meta = preview.meta({
  id: 'components-refundrequestform',
  title: 'Account/RefundRequestForm',
  component: RefundRequestForm,
  tags: ['beta'],
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    title: 'Yellow dining chair',
    amount: 159.2,
    style: { maxInlineSize: '28rem' },
  },
});

/** Idle, of several pieces, without an amount, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest">
        <RefundRequestForm {...args} aria-label="At rest" />
      </State>
      <State name="quantity, reasons">
        <RefundRequestForm
          {...args}
          aria-label="Several"
          title="Stoneware mug with a rather long name, moss green"
          quantity={4}
          reasons={[{ value: 'late', label: 'It came too late' }]}
          defaultValues={{ reason: 'late' }}
        />
      </State>
      <State name="No amount, no way out">
        <RefundRequestForm {...args} aria-label="No amount" amount={undefined} onCancel={undefined} />
      </State>
      <State name="Invalid">
        <Once act={send()}>
          <RefundRequestForm {...args} aria-label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send()}>
          <RefundRequestForm {...args} aria-label="Pending" defaultValues={chosen} onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send()}>
          <RefundRequestForm {...args} aria-label="Failed" defaultValues={chosen} onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends reason and message', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'It does not fit');
  await userEvent.type(canvas.getByLabelText(/^Message to the shop/), 'Two sizes too small.');
  await userEvent.click(canvas.getByRole('button', { name: 'Request a refund' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Does Not Fit', message: 'Two sizes too small.' });
});

/** Without a reason: its field is focused. */
export const Invalid = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
    await expect(canvas.getByLabelText('Reason')).toBeInvalid();
  },
});

const pendingStory = pending('Requesting…');
export const Pending = meta.story({ ...pendingStory, args: { ...pendingStory.args, defaultValues: chosen } });

const failedStory = failed('The refund was not requested.');
export const Failed = meta.story({ ...failedStory, args: { ...failedStory.args, defaultValues: chosen } });
