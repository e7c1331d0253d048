import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { TicketReplyForm } from './TicketReplyForm';
import { ticketReplyFormLabels as german } from './labels.de';

const meta = preview.meta({
  component: TicketReplyForm,
  args: { onSubmit: fn(), note: 'Stays on this device in the demo' },
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

export const Dark = meta.story({ globals: { theme: 'dark' } });
