import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { neverEnd, refuse, sendForms } from '../../stories/forms';
import { ResetPasswordForm } from './ResetPasswordForm';
import { resetPasswordFormLabels as german } from './labels.de';

const meta = preview.meta({
  id: 'components-resetpasswordform',
  component: ResetPasswordForm,
  args: { onSubmit: fn(), registerHref: '#register', style: { maxInlineSize: '28.5rem' } },
});

/** At rest, with a wrong address, on its way and failed, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('22rem')}>
      {(theme) => (
        <>
          <ResetPasswordForm {...args} aria-label={`At rest, ${theme}`} />
          <ResetPasswordForm {...args} aria-label={`Invalid, ${theme}`} />
          <ResetPasswordForm {...args} aria-label={`Pending, ${theme}`} onSubmit={neverEnd} />
          <ResetPasswordForm {...args} aria-label={`Failed, ${theme}`} onSubmit={refuse} />
        </>
      )}
    </BothThemes>
  ),
  play: async ({ canvas, canvasElement }) => {
    await sendForms({ canvasElement }, 'Invalid', { email: 'ines.calder@example' });
    await sendForms({ canvasElement }, 'Pending', { email: 'ines@example.com' });
    await sendForms({ canvasElement }, 'Failed', { email: 'ines@example.com' });
    await expect(canvas.getAllByText('invalid email')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Resetting…' })).toHaveLength(2);
    await expect(await canvas.findAllByText('Your password could not be reset.')).toHaveLength(2);
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ines@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ines@example.com' });
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ines.calder@example{Enter}');
    await expect(canvas.getByText('invalid email')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const German = meta.story({ args: { labels: german }, globals: { language: 'de' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
