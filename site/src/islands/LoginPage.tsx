import { LoginForm } from '@marketrow/components/LoginForm';
import { logIn } from '../account/logIn';
import { returnTarget } from '../account/returnTarget';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { useErrorTitle } from './useErrorTitle';

export interface LoginPageProps {
  locale: Locale;
  messages: Messages['login'];
  kit: Pick<KitProps, 'LoginForm' | 'PasswordField'>;
}

/** The form of the login. It stays busy until the browser has left the page. */
export function LoginPage({ locale, messages, kit }: LoginPageProps) {
  const showErrors = useErrorTitle(messages.error);
  return (
    <LoginForm
      {...kit.LoginForm}
      passwordField={kit.PasswordField.labels}
      resetHref={href(locale, paths.resetPassword)}
      registerHref={href(locale, paths.register)}
      onErrorCountChange={showErrors}
      onSubmit={async ({ email, password }) => {
        const result = await logIn(email, password);
        if (!result.ok) return failureOf(result.status, messages);
        const { origin, search } = location;
        location.assign(origin + returnTarget(new URLSearchParams(search).get('returnTo'), origin, locale));
        return new Promise<undefined>(() => undefined);
      }}
    />
  );
}

/** What to say of an answer. Of a refusal the form says it itself, and names neither field. */
function failureOf(status: number, messages: Messages['login']) {
  if (status === 429) return { failure: { title: messages.tooMany, text: messages.tooManyText } };
  if (status === 0 || status >= 500) return { failure: { title: messages.noAnswer, text: messages.noAnswerText } };
  return Promise.reject<undefined>(new Error(`The login was refused with ${String(status)}.`));
}
