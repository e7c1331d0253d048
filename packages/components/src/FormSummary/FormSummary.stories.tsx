import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { TextField } from '../TextField';
import { FormSummary } from './FormSummary';

const meta = preview.meta({
  id: 'components-formsummary',
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

/** Several wrong fields, one, and long messages, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {(theme) => (
        <>
          <div style={{ display: 'grid', gap: '1.5rem' }}>
            <FormSummary
              {...args}
              label={`Please check these fields, ${theme}`}
              items={args.items.map(({ id, message }) => ({ id: `${theme}-${id}`, message }))}
            />
            <TextField id={`${theme}-name`} label="Full name" error="Name is required" />
            <TextField id={`${theme}-email`} label="Email" defaultValue="ines" error="Invalid Email Address" />
          </div>
          <FormSummary
            {...args}
            label={`Please check this field, ${theme}`}
            items={[{ id: `${theme}-email`, message: 'Invalid Email Address' }]}
          />
          <FormSummary
            {...args}
            label={`Bitte prüfen Sie diese Felder, ${theme}`}
            lang="de"
            items={[
              {
                id: `${theme}-name`,
                message: 'Der vollständige Name des Rechnungsempfängers muss angegeben werden',
              },
              { id: `${theme}-email`, message: 'Umsatzsteueridentifikationsnummer ist ungültig' },
            ]}
          />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('leads to the wrong field with Enter', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
});

/** After an attempt to send the form it has the focus. */
export const Attempted = meta.story({
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  },
});

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
