import * as en from '@marketrow/components/labels/en';
import { RegisterForm } from '@marketrow/components/RegisterForm';
import { useState } from 'react';
import { callAccounts, failureOf } from '../account/callAccounts';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { fill } from '../i18n/fill';
import { href, paths, type Locale } from '../routes';
import { FormResult } from './FormResult';
import { shortestPassword } from './shortestPassword';
import { useEmailOfLink } from './useEmailOfLink';
import { useErrorTitle } from './useErrorTitle';

export interface RegisterAccountPageProps {
  locale: Locale;
  messages: Messages['register'];
  login: Messages['login'];
  kit: Pick<KitProps, 'RegisterForm'>;
}

/** The form of a registration that asks the API for an account. The answer is the same whether the address has one. */
export function RegisterAccountPage({ locale, messages, login, kit }: RegisterAccountPageProps) {
  useEmailOfLink();
  const showErrors = useErrorTitle(login.error);
  const [sentTo, setSentTo] = useState<string>();
  const labels = { ...en.RegisterForm, ...kit.RegisterForm.labels };
  const refusal = { title: labels.failedTitle, text: labels.failedText };
  if (sentTo !== undefined)
    return <FormResult tone="success" title={messages.sent} text={fill(messages.sentText, { email: sentTo })} />;
  return (
    <RegisterForm
      {...kit.RegisterForm}
      termsHref={href(locale, paths.terms)}
      loginHref={href(locale, paths.login)}
      onErrorCountChange={showErrors}
      onSubmit={async ({ name, email, password }) => {
        if (password.length < shortestPassword)
          return { failure: { ...refusal, fields: { password: messages.tooShort }, keepSecrets: true } };
        const failure = await callAccounts('POST', `/accounts?lang=${locale}`, { name, email, password });
        if (failure) return failureOf(failure, locale, login, refusal);
        setSentTo(email);
        return undefined;
      }}
    />
  );
}
