import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, invalid, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { TicketReplyForm } from './TicketReplyForm.js';

const meta = preview.meta({
  id: 'components-ticketreplyform',
  title: 'Account/TicketReplyForm',
  component: TicketReplyForm,
  args: { onSubmit: fn(), note: 'Stays on this device in the demo' },
});

/** Idle, with a note, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest">
        <TicketReplyForm {...args} aria-label="At rest" note={undefined} />
      </State>
      <State name="note">
        <TicketReplyForm {...args} aria-label="With a note" />
      </State>
      <State name="Invalid">
        <Once act={send()}>
          <TicketReplyForm {...args} aria-label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send({ reply: 'It works, thank you.' })}>
          <TicketReplyForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send({ reply: 'It works, thank you.' })}>
          <TicketReplyForm {...args} aria-label="Failed" onSubmit={refuse} />
        </Once>
      </State>
      <State name="Focus" pseudo="focus">
        <TicketReplyForm {...args} aria-label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the reply, and is empty again', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Your reply'), 'It works, thank you.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ reply: 'It works, thank you.' });
  await expect(canvas.getByLabelText('Your reply')).toHaveValue('');
});

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story(invalid({}));

export const Pending = meta.story(pending('Sending…', { reply: 'It works, thank you.' }));

export const Failed = meta.story(failed('Your reply was not sent.', { reply: 'It works, thank you.' }));
