import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { announce } from '@marketrow/components/LiveRegion';
import { useState } from 'react';
import { callAccounts, tokenOfPage } from '../account/callAccounts';
import type { Messages } from '../i18n';
import { href, paths, type Locale } from '../routes';
import { FormResult } from './FormResult';

export interface StopNoticesPageProps {
  locale: Locale;
  messages: Messages['stopNotices'];
  /** Name of the home page. */
  home: string;
}

/** Ends the emails about stock of an address. Waits for a press: mail scanners open links. */
export function StopNoticesPage({ locale, messages, home }: StopNoticesPageProps) {
  const [state, setState] = useState<'asked' | 'pending' | 'done' | 'failed'>('asked');
  if (state === 'done') {
    const toHome = <Button href={href(locale, paths.home)}>{home}</Button>;
    return <FormResult tone="success" title={messages.done} text={messages.doneText} actions={toHome} />;
  }
  const stop = async () => {
    setState('pending');
    const failure = await callAccounts('DELETE', '/stock-notices', { token: tokenOfPage() });
    setState(failure ? 'failed' : 'done');
    if (failure) announce(`${messages.failed} ${messages.failedText}`, { urgent: true });
  };
  return (
    <>
      {state === 'failed' ? (
        <Alert tone="danger" title={messages.failed} className="site-form-note">
          {messages.failedText}
        </Alert>
      ) : null}
      <Button size="lg" stretch pending={state === 'pending'} onClick={() => void stop()}>
        {messages.stop}
      </Button>
    </>
  );
}
