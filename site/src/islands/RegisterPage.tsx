import * as en from '@marketrow/components/labels/en';
import { RegisterForm } from '@marketrow/components/RegisterForm';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { useEmailOfLink } from './useEmailOfLink';
import { useErrorTitle } from './useErrorTitle';

export interface RegisterPageProps {
  locale: Locale;
  messages: Messages['register'] & Pick<Messages['login'], 'error'>;
  kit: Pick<KitProps, 'RegisterForm'>;
}

// The same number of dots for every password: not even its length is shown.
const hidden = '•'.repeat(8);

/** The form of the registration. What was entered is shown, and sent nowhere. */
export function RegisterPage({ locale, messages, kit }: RegisterPageProps) {
  useEmailOfLink();
  const showErrors = useErrorTitle(messages.error);
  const labels = { ...en.RegisterForm, ...kit.RegisterForm.labels };
  return (
    <RegisterForm
      {...kit.RegisterForm}
      termsHref={href(locale, paths.terms)}
      loginHref={href(locale, paths.login)}
      onErrorCountChange={showErrors}
      onSubmit={({ name, email }) => {
        const lines = [
          `${labels.name}: ${name}`,
          `${labels.email}: ${email}`,
          `${labels.password}: ${hidden}`,
          `${labels.retype}: ${hidden}`,
          `${messages.terms}: ${messages.yes}`,
        ];
        // The specification asks for the browser's own alert.
        alert(lines.join('\n'));
      }}
    />
  );
}
