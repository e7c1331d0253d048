import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { announce } from '@marketrow/components/LiveRegion';
import { useState } from 'react';
import { callAccounts, failureOf, tokenOfPage } from '../account/callAccounts';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { FormResult } from './FormResult';

export interface ConfirmAccountPageProps {
  locale: Locale;
  messages: Messages['confirmAccount'];
  login: Messages['login'];
  /** Title of the page of the registration. */
  register: string;
}

/** Confirms the address of a registration. Waits for a press: mail scanners that open links would use up the token. */
export function ConfirmAccountPage({ locale, messages, login, register }: ConfirmAccountPageProps) {
  const [state, setState] = useState<'asked' | 'pending' | 'done' | 'dead'>('asked');
  const [failed, setFailed] = useState<{ title: string; text: string }>();
  const toLogin = <Button href={href(locale, paths.login)}>{login.title}</Button>;
  if (state === 'done')
    return <FormResult tone="success" title={messages.done} text={messages.doneText} actions={toLogin} />;
  if (state === 'dead') {
    const actions = (
      <>
        {toLogin}
        <Button variant="quiet" href={href(locale, paths.register)}>
          {register}
        </Button>
      </>
    );
    return <FormResult tone="danger" title={messages.dead} text={messages.deadText} actions={actions} />;
  }
  const confirm = async () => {
    setFailed(undefined);
    setState('pending');
    const token = tokenOfPage();
    const failure = token === '' ? { status: 410 } : await callAccounts('POST', '/accounts/confirm', { token });
    const dead = { title: messages.dead, text: messages.deadText };
    const failing = failure && failureOf(failure, locale, login, dead).failure;
    setState(failing === undefined ? 'done' : failing === dead ? 'dead' : 'asked');
    if (failing === undefined || failing === dead) return;
    setFailed(failing);
    announce(`${failing.title} ${failing.text}`, { urgent: true });
  };
  return (
    <>
      {failed ? (
        <Alert tone="danger" title={failed.title} className="site-form-note">
          {failed.text}
        </Alert>
      ) : null}
      <Button size="lg" stretch pending={state === 'pending'} onClick={() => void confirm()}>
        {messages.confirm}
      </Button>
    </>
  );
}
