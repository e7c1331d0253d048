import { LoginForm } from '@marketrow/components/LoginForm';
import { failureOf } from '../account/callAccounts';
import { logIn } from '../account/logIn';
import { returnTarget } from '../account/returnTarget';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { untilShownAgain } from '../untilShownAgain';
import { useErrorTitle } from './useErrorTitle';

export interface LoginPageProps {
  locale: Locale;
  messages: Messages['login'];
  kit: Pick<KitProps, 'LoginForm'>;
}

/** The form of the login. It stays busy until the browser has left the page, and is a new one when that comes back. */
export function LoginPage({ locale, messages, kit }: LoginPageProps) {
  const showErrors = useErrorTitle(messages.error);
  return (
    <LoginForm
      {...kit.LoginForm}
      labels={{ ...kit.LoginForm.labels, emailHint: messages.emailHint }}
      resetHref={href(locale, paths.resetPassword)}
      registerHref={href(locale, paths.register)}
      onErrorCountChange={showErrors}
      onSubmit={async ({ email, password }) => {
        const result = await logIn(email, password);
        // A refusal names neither field, and empties the password.
        if (!result.ok) return failureOf(result, locale, messages, { title: messages.wrong, text: messages.wrongText });
        const { origin, search } = location;
        location.assign(origin + returnTarget(new URLSearchParams(search).get('returnTo'), origin, locale));
        await untilShownAgain();
        // It would hold the password of who has logged in.
        location.reload();
        return undefined;
      }}
    />
  );
}
