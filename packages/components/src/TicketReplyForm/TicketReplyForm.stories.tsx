import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { neverEnd, refuse, sendForms } from '../../stories/forms';
import { TicketReplyForm } from './TicketReplyForm';
import { ticketReplyFormLabels as german } from './labels.de';

const meta = preview.meta({
  id: 'components-ticketreplyform',
  component: TicketReplyForm,
  args: { onSubmit: fn(), note: 'Stays on this device in the demo' },
});

/** At rest, with nothing filled in, on its way and failed, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {(theme) => (
        <>
          <TicketReplyForm {...args} aria-label={`At rest, ${theme}`} note={undefined} />
          <TicketReplyForm {...args} aria-label={`Invalid, ${theme}`} />
          <TicketReplyForm {...args} aria-label={`Pending, ${theme}`} onSubmit={neverEnd} />
          <TicketReplyForm {...args} aria-label={`Failed, ${theme}`} onSubmit={refuse} />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvas, canvasElement }) => {
    const values = { reply: 'It works, thank you.' };
    await sendForms({ canvasElement }, 'Invalid');
    await sendForms({ canvasElement }, 'Pending', values);
    await sendForms({ canvasElement }, 'Failed', values);
    await expect(canvas.getAllByText('Write a reply first')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Sending…' })).toHaveLength(2);
    await expect(await canvas.findAllByText('Your reply was not sent.')).toHaveLength(2);
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your reply'), 'It works, thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reply: 'It works, thank you.' });
    await expect(canvas.getByLabelText('Your reply')).toHaveValue('');
  },
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

export const German = meta.story({
  args: { labels: german },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Antwort senden' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
