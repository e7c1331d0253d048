import { Button } from '@marketrow/components/Button';
import { Form, useForm } from '@marketrow/components/Form';
import * as en from '@marketrow/components/labels/en';
import { PasswordField } from '@marketrow/components/PasswordField';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callAccounts, failureOf, tokenOfPage } from '../account/callAccounts';
import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { FormResult } from './FormResult';
import { shortestPassword } from './shortestPassword';
import { useErrorTitle } from './useErrorTitle';

export interface NewPasswordPageProps {
  locale: Locale;
  messages: Messages['newPassword'];
  tooShort: string;
  login: Messages['login'];
  kit: Pick<KitProps, 'Form' | 'RegisterForm'>;
}

/** The form of a new password, with the token of a mail. */
export function NewPasswordPage({ locale, messages, tooShort, login, kit }: NewPasswordPageProps) {
  const showErrors = useErrorTitle(login.error);
  const [result, setResult] = useState<'done' | 'dead'>();
  const labels = { ...en.RegisterForm, ...kit.RegisterForm.labels };
  const form = useForm({
    schema: z
      .object({
        password: z
          .string(labels.passwordRequired)
          .check(z.minLength(1, labels.passwordRequired), z.minLength(shortestPassword, tooShort)),
        retype: z.string(labels.retypeRequired).check(z.minLength(1, labels.retypeRequired)),
      })
      .check(
        z.refine(({ password, retype }) => password === retype, { path: ['retype'], message: labels.retypeDifferent }),
      ),
    secrets: ['password', 'retype'],
    onErrorCountChange: showErrors,
    onSubmit: async ({ password }) => {
      const token = tokenOfPage();
      const path = `/password-resets/confirm?lang=${locale}`;
      const failure = token === '' ? { status: 410 } : await callAccounts('POST', path, { token, password });
      if (failure && failure.status !== 410)
        return failureOf(failure, locale, login, { title: labels.failedTitle, text: labels.failedText });
      setResult(failure ? 'dead' : 'done');
      return undefined;
    },
  });
  if (result === 'done') {
    const actions = <Button href={href(locale, paths.login)}>{login.title}</Button>;
    return <FormResult tone="success" title={messages.done} text={messages.doneText} actions={actions} />;
  }
  if (result === 'dead') {
    const actions = <Button href={href(locale, paths.resetPassword)}>{messages.again}</Button>;
    return <FormResult tone="danger" title={messages.dead} text={messages.deadText} actions={actions} />;
  }
  return (
    <Form {...kit.Form} form={form} labels={{ ...kit.Form.labels, submit: messages.submit, pending: messages.pending }}>
      <PasswordField
        {...form.register('password', { deps: ['retype'] })}
        label={labels.password}
        autoComplete="new-password"
        labels={labels.passwordField}
        required
      />
      <PasswordField
        {...form.register('retype')}
        label={labels.retype}
        autoComplete="new-password"
        labels={{ showPassword: labels.showRetype, hidePassword: labels.hideRetype }}
        required
      />
    </Form>
  );
}
