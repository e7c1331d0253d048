import * as en from '@marketrow/components/labels/en';
import { ResetPasswordForm } from '@marketrow/components/ResetPasswordForm';
import { useState } from 'react';
import { callAccounts, failureOf } from '../account/callAccounts';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { fill } from '../i18n/fill';
import { href, paths, type Locale } from '../routes';
import { FormResult } from './FormResult';
import { useErrorTitle } from './useErrorTitle';

export interface RequestResetPageProps {
  locale: Locale;
  messages: Messages['resetPassword'];
  login: Messages['login'];
  kit: Pick<KitProps, 'ResetPasswordForm'>;
}

/** The form that asks the API for a mail with a link. The answer is the same whether the address has an account. */
export function RequestResetPage({ locale, messages, login, kit }: RequestResetPageProps) {
  const showErrors = useErrorTitle(login.error);
  const [sentTo, setSentTo] = useState<string>();
  const labels = { ...en.ResetPasswordForm, ...kit.ResetPasswordForm.labels };
  if (sentTo !== undefined)
    return <FormResult tone="success" title={messages.sent} text={fill(messages.sentText, { email: sentTo })} />;
  return (
    <ResetPasswordForm
      {...kit.ResetPasswordForm}
      registerHref={href(locale, paths.register)}
      onErrorCountChange={showErrors}
      onSubmit={async ({ email }) => {
        const failure = await callAccounts('POST', `/password-resets?lang=${locale}`, { email });
        if (failure) return failureOf(failure, locale, login, { title: labels.failedTitle, text: labels.failedText });
        setSentTo(email);
        return undefined;
      }}
    />
  );
}
