import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { neverEnd, refuse, sendForm } from '../../stories/forms';
import { ResetPasswordForm } from './ResetPasswordForm';
import { resetPasswordFormLabels as german } from './labels.de';

const meta = preview.meta({
  id: 'components-resetpasswordform',
  component: ResetPasswordForm,
  args: { onSubmit: fn(), registerHref: '#register', style: { maxInlineSize: '28.5rem' } },
});

/** At rest, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {(theme) => <ResetPasswordForm {...args} aria-label={`At rest, ${theme}`} />}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('sends the address with Enter', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('ines@example.com{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ines@example.com' });
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ines.calder@example{Enter}');
    await expect(canvas.getByText('invalid email')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(neverEnd) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement }, { email: 'ines@example.com' });
    await expect(canvas.getByRole('button', { name: 'Resetting…' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement }, { email: 'ines@example.com' });
    await expect(await canvas.findByText('Your password could not be reset.')).toBeVisible();
  },
});

export const German = meta.story({ args: { labels: german }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
