import { LoginForm } from '@marketrow/components/LoginForm';
import type { LoginResult } from '@marketrow/cart-client/login';
import { logIn } from '../account/logIn';
import { returnTarget } from '../account/returnTarget';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { pluralIn } from '../i18n/plural';
import { href, localeFacts, paths, type Locale } from '../routes';
import { untilShownAgain } from '../untilShownAgain';
import { useErrorTitle } from './useErrorTitle';

export interface LoginPageProps {
  locale: Locale;
  messages: Messages['login'];
  kit: Pick<KitProps, 'LoginForm'>;
}

type Failed = Extract<LoginResult, { ok: false }>;

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
        if (!result.ok) return failureOf(result, locale, messages);
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

/** Returns the message for an answer. A refusal names neither field, and empties the password. */
function failureOf({ status, retryAfter = 0 }: Failed, locale: Locale, messages: Messages['login']) {
  const failure = (title: string, text: string) => ({ failure: { title, text, keepSecrets: true } });
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return failure(messages.tooMany, pluralIn(localeFacts[locale].tag, messages.tooManyText, minutes));
  }
  if (status === 0 && !navigator.onLine) return failure(messages.offline, messages.offlineText);
  if (status === 0 || status >= 500) return failure(messages.noAnswer, messages.noAnswerText);
  return { failure: { title: messages.wrong, text: messages.wrongText } };
}
