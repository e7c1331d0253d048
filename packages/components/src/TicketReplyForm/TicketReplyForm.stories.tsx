import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { neverEnd, refuse, sendForm } from '../../stories/forms';
import { TicketReplyForm } from './TicketReplyForm';
import { ticketReplyFormLabels as german } from './labels.de';

const meta = preview.meta({
  id: 'components-ticketreplyform',
  component: TicketReplyForm,
  args: { onSubmit: fn(), note: 'Stays on this device in the demo' },
});

/** At rest, with a note and without, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {(theme) => (
        <>
          <TicketReplyForm {...args} aria-label={`At rest, ${theme}`} note={undefined} />
          <TicketReplyForm {...args} aria-label={`With a note, ${theme}`} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('sends the reply, and is empty again', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Your reply'), 'It works, thank you.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ reply: 'It works, thank you.' });
  await expect(canvas.getByLabelText('Your reply')).toHaveValue('');
});

/** Nothing is filled in: the first wrong field has the focus. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(neverEnd) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement }, { reply: 'It works, thank you.' });
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement }, { reply: 'It works, thank you.' });
    await expect(await canvas.findByText('Your reply was not sent.')).toBeVisible();
  },
});

export const German = meta.story({
  args: { labels: german },
  globals: { language: 'de' },
  tags: ['mode'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Antwort senden' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
