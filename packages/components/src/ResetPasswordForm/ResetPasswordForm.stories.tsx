import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ResetPasswordForm } from './ResetPasswordForm';
import { resetPasswordFormLabels as german } from './labels.de';

const meta = preview.meta({
  component: ResetPasswordForm,
  args: { onSubmit: fn(), registerHref: '#register', style: { maxInlineSize: '28.5rem' } },
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

export const Dark = meta.story({ globals: { theme: 'dark' } });
