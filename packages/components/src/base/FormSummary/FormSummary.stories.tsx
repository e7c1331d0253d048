import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { TextField } from '../TextField/index.js';
import { FormSummary } from './FormSummary.js';

const long = [
  { id: 'name', message: 'Der vollständige Name des Rechnungsempfängers muss angegeben werden' },
  { id: 'email', message: 'Umsatzsteueridentifikationsnummer ist ungültig' },
];

const meta = preview.meta({
  id: 'components-formsummary',
  title: 'Fields/FormSummary',
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

/** Several errors, one error, long messages, and focused. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="20rem">
      <State name="Several fields">
        <FormSummary {...args} />
      </State>
      <State name="One field, label">
        <FormSummary {...args} label="Please check this field" items={args.items.slice(1)} />
      </State>
      <State name="Long messages">
        <FormSummary {...args} label="Bitte prüfen Sie diese Felder" lang="de" items={long} />
      </State>
      <State name="Focus" pseudo="focus">
        <FormSummary {...args} label="Focus" className="pseudo-focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('focuses the invalid field with Enter', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
});

/** Focused after an attempt to submit the form. */
export const Attempted = meta.story({
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  },
});
