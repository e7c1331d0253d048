import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { Dialog } from '@marketrow/components/Dialog';
import { Form, useForm } from '@marketrow/components/Form';
import { announce } from '@marketrow/components/LiveRegion';
import { PasswordField } from '@marketrow/components/PasswordField';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../callApi';
import { logOutHere } from './logOutHere';
import { callAccounts } from './callAccounts';
import type { AccountContext } from './model/types';
import { saveWishlist } from './wishlistSync';

export interface SelfServiceProps {
  context: AccountContext;
}

/** Longest wait for wishes that are not stored yet. */
const longestExtra = 3_000;

type Action = 'endAll' | 'download';

/** Actions of users with their own account: log out everywhere, download their data, delete it. */
export function SelfService({ context }: SelfServiceProps) {
  const t = context.messages.account.selfService;
  const [running, setRunning] = useState<Action>();
  const [failed, setFailed] = useState<Action>();
  const [isAsked, setAsked] = useState(false);
  const run = async (action: Action, work: () => Promise<void>) => {
    setFailed(undefined);
    setRunning(action);
    try {
      await work();
    } catch {
      setFailed(action);
      announce(`${t.failed} ${t.failedText}`, { urgent: true });
    }
    setRunning(undefined);
  };
  const failure = (action: Action) =>
    failed === action ? (
      <Alert tone="danger" title={t.failed}>
        {t.failedText}
      </Alert>
    ) : null;
  return (
    <section className="site-account-box site-self-service" aria-labelledby="self-service">
      <h2 id="self-service">{t.title}</h2>
      <div>
        <p>{t.downloadText}</p>
        <Button variant="quiet" pending={running === 'download'} onClick={() => void run('download', downloadData)}>
          {t.download}
        </Button>
        {failure('download')}
      </div>
      <div>
        <p>{t.endAllText}</p>
        <Button variant="quiet" pending={running === 'endAll'} onClick={() => void run('endAll', endAllSessions)}>
          {t.endAll}
        </Button>
        {failure('endAll')}
      </div>
      <div>
        <p>{t.removeText}</p>
        <Dialog
          open={isAsked}
          onOpenChange={setAsked}
          title={t.removeAsk}
          description={t.removeText}
          trigger={<Button variant="quiet">{t.remove}</Button>}
        >
          <Deletion context={context} />
        </Dialog>
      </div>
    </section>
  );
}

/** Form that deletes the account, with the password once more. */
function Deletion({ context: { messages } }: SelfServiceProps) {
  const t = messages.account.selfService;
  const form = useForm({
    schema: z.object({ password: z.string(t.passwordRequired).check(z.minLength(1, t.passwordRequired)) }),
    secrets: ['password'],
    onSubmit: async ({ password }) => {
      const failure = await callAccounts('DELETE', '/account', { password });
      switch (failure?.status) {
        case undefined:
          await logOutHere();
          return undefined;
        case 403:
          return { failure: { title: t.wrong, text: t.wrongText } };
        case 409:
          return { failure: { title: t.hasRole, text: t.hasRoleText } };
        default:
          return { failure: { title: t.failed, text: t.failedText, keepSecrets: true } };
      }
    },
  });
  return (
    <Form form={form} labels={{ submit: t.removeYes, pending: t.pending }}>
      <PasswordField {...form.register('password')} label={t.password} autoComplete="current-password" required />
    </Form>
  );
}

async function endAllSessions(): Promise<void> {
  // Afterwards the account cannot be reached from this device.
  await saveWishlist(AbortSignal.timeout(longestExtra)).catch(() => undefined);
  const failure = await callAccounts('POST', '/sessions/end-all', {});
  if (failure) throw new Error(`mr: /sessions/end-all answered ${String(failure.status)}`);
  await logOutHere();
}

/** Saves the export as a file. Not a plain link: that would save an error as well. */
async function downloadData(): Promise<void> {
  const data = await callApi<object>('/account/export', {});
  const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'account.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
