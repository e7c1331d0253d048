import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { UserIcon } from '../icons/UserIcon';
import { TextField } from './TextField';

const meta = preview.meta({
  id: 'components-textfield',
  component: TextField,
  args: {
    label: 'Email',
    name: 'email',
    type: 'email' as const,
    autoComplete: 'email',
    placeholder: 'ines@example.com',
  },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('18rem')}>
      {() => (
        <>
          <TextField {...args} />
          <TextField {...args} label="Filled in" defaultValue="ines@example.com" />
          <TextField {...args} label="With a hint" hint="The address of your account." required />
          <TextField {...args} label="With an icon" startIcon={<UserIcon />} labelEnd={<a href="#why">Why?</a>} />
          <TextField {...args} label="Date of birth" type="date" autoComplete="bday" defaultValue="1991-09-07" />
          <TextField {...args} label="Wrong" defaultValue="ines.calder" error="Invalid Email Address" />
          <TextField
            {...args}
            label="E-Mail-Adresse oder Telefonnummer des Kundenkontos"
            defaultValue="ines.calder"
            hint="Vorerst wird hier eine E-Mail-Adresse gebraucht."
            error="Die E-Mail-Adresse ist ungültig"
          />
          <TextField {...args} label="Read only" defaultValue="ines@example.com" readOnly />
          <TextField {...args} label="Disabled" defaultValue="ines@example.com" disabled />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('takes typed text', async ({ canvas, userEvent }) => {
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

export const German = meta.story({
  args: {
    label: 'E-Mail-Adresse oder Telefonnummer',
    hint: 'Vorerst wird hier eine E-Mail-Adresse gebraucht.',
    error: 'Die E-Mail-Adresse ist ungültig',
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: {
    label: 'البريد الإلكتروني',
    startIcon: <UserIcon />,
    error: 'البريد الإلكتروني مطلوب',
    placeholder: undefined,
  },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
