import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { UserIcon } from '../../icons/UserIcon.js';
import { State, States } from '../../../stories/States.js';
import { TextField } from './TextField.js';

const meta = preview.meta({
  id: 'components-textfield',
  title: 'Fields/TextField',
  component: TextField,
  args: {
    label: 'Email',
    name: 'email',
    type: 'email' as const,
    autoComplete: 'email',
    placeholder: 'ines@example.com',
  },
});

const types = [
  ['date', '1991-09-07'],
  ['search', 'keys'],
  ['tel', '+1 302 555 0139'],
  ['url', 'https://example.com'],
] as const;

/** Each type and slot, its states, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Empty, placeholder">
        <TextField {...args} />
      </State>
      <State name="Filled in">
        <TextField {...args} label="Filled in" defaultValue="ines@example.com" />
      </State>
      <State name="required, hint">
        <TextField {...args} label="With a hint" hint="The address of your account." required />
      </State>
      <State name="startIcon, labelEnd">
        <TextField {...args} label="With an icon" startIcon={<UserIcon />} labelEnd={<a href="#why">Why?</a>} />
      </State>
      <State name="error">
        <TextField {...args} label="Wrong" defaultValue="ines.calder" error="Invalid Email Address" />
      </State>
      <State name="Long text, hint and error" style={{ maxInlineSize: '18rem' }}>
        <TextField
          {...args}
          label="E-Mail-Adresse oder Telefonnummer des Kundenkontos"
          labelEnd={<a href="#forgotten">Vergessen?</a>}
          defaultValue="ines.calder"
          hint="Vorerst wird hier eine E-Mail-Adresse gebraucht."
          error="Die E-Mail-Adresse ist ungültig"
        />
      </State>
      <State name="readOnly">
        <TextField {...args} label="Read only" defaultValue="ines@example.com" readOnly />
      </State>
      <State name="disabled">
        <TextField {...args} label="Disabled" defaultValue="ines@example.com" disabled />
      </State>
      {types.map(([type, value]) => (
        <State key={type} name={`type="${type}"`}>
          <TextField label={type} type={type} defaultValue={value} />
        </State>
      ))}
      <State name="Hover" pseudo="hover">
        <TextField {...args} label="Hovered" />
      </State>
      <State name="Focus" pseudo="focus">
        <TextField {...args} label="Focused" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('accepts typed text', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.com');
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@example.com');
});

export const WithHint = meta.story({ args: { hint: 'The address of your account.' } });

export const Invalid = meta.story({
  args: {
    hint: 'The address of your account.',
    error: 'Invalid Email Address',
    defaultValue: 'ines.calder',
  },
});

export const Required = meta.story({ args: { required: true } });

export const WithIcon = meta.story({ args: { startIcon: <UserIcon /> } });

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'ines@example.com' } });
