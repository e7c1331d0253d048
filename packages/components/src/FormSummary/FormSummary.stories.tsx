import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TextField } from '../TextField';
import { FormSummary } from './FormSummary';

const meta = preview.meta({
  component: FormSummary,
  args: {
    items: [
      { id: 'name', message: 'Name is required' },
      { id: 'email', message: 'Invalid Email Address' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <FormSummary {...args} />
      <TextField id="name" label="Full name" error="Name is required" />
      <TextField id="email" label="Email" defaultValue="ines" error="Invalid Email Address" />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

/** After an attempt to send the form it has the focus. */
export const Attempted = meta.story({
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  },
});

export const German = meta.story({ globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
