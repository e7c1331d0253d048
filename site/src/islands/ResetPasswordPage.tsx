import * as en from '@marketrow/components/labels/en';
import { ResetPasswordForm } from '@marketrow/components/ResetPasswordForm';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { useErrorTitle } from './useErrorTitle';

export interface ResetPasswordPageProps {
  locale: Locale;
  messages: Pick<Messages['login'], 'error'>;
  kit: Pick<KitProps, 'ResetPasswordForm'>;
}

/** The form that resets a password. What was entered is shown, and sent nowhere. */
export function ResetPasswordPage({ locale, messages, kit }: ResetPasswordPageProps) {
  const showErrors = useErrorTitle(messages.error);
  const labels = { ...en.ResetPasswordForm, ...kit.ResetPasswordForm.labels };
  return (
    <ResetPasswordForm
      {...kit.ResetPasswordForm}
      registerHref={href(locale, paths.register)}
      onErrorCountChange={showErrors}
      onSubmit={({ email }) => {
        // The specification asks for the browser's own alert.
        alert(`${labels.email}: ${email}`);
      }}
    />
  );
}
