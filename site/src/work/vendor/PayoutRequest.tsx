import { Button } from '@marketrow/components/Button';
import { Dialog } from '@marketrow/components/Dialog';
import { ErrorState } from '@marketrow/components/ErrorState';
import { PlusIcon } from '@marketrow/components/icons/PlusIcon';
import { Skeleton } from '@marketrow/components/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { fill } from '../../i18n/fill';
import { plural } from '../../i18n/format';
import { writeCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { NoticeToast } from '../base/NoticeToast';
import { reasonOf } from '../base/reason';
import { useNotice } from '../base/useNotice';
import { WorkProvider } from '../base/WorkProvider';
import { readFunds, type Funds } from './readFunds';

/** Its code comes when the dialog opens. */
const PayoutRequestForm = lazy(async () => ({
  default: (await import('@marketrow/components/PayoutRequestForm')).PayoutRequestForm,
}));

/** The button that asks for a payout, and the dialog with the form. The list reads its rows anew by itself. */
export function PayoutRequest({ context }: { context: WorkContext }) {
  const { locale, messages } = context;
  const { forms } = messages;
  const [isOpen, setOpen] = useState(false);
  const [funds, setFunds] = useState<Funds | 'loading' | 'failed'>('loading');
  const { notice, notify, close } = useNotice();

  const read = async () => {
    setFunds('loading');
    try {
      setFunds(await readFunds(locale));
    } catch {
      setFunds('failed');
    }
  };
  const open = () => {
    setOpen(true);
    void read();
  };
  const send = async (shopName: string, { amount, message }: { amount: number; message: string }) => {
    try {
      await writeCall('POST', '/api/vendor/payout-requests', locale, { amount, message, shopName });
    } catch (error) {
      const text = fill(forms.failedText, { reason: reasonOf(error, context) });
      return { failure: { title: forms.failed, text } };
    }
    setOpen(false);
    notify({ text: forms.payoutSaved });
    return undefined;
  };
  const { open: openNow = 0, mostOpen = Infinity } = typeof funds === 'object' ? funds : {};
  const refusal = openNow >= mostOpen ? plural(locale, forms.payoutsFull, mostOpen) : undefined;
  const waiting = (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  );
  return (
    <WorkProvider context={context}>
      <Button className="work-action site-needs-script" startIcon={<PlusIcon />} onClick={open}>
        {forms.payout}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={forms.payout} description={refusal}>
        {funds === 'failed' ? (
          <ErrorState
            title={fill(messages.list.failed, { list: messages.columns.balance })}
            headingLevel={3}
            onRetry={() => void read()}
          >
            {messages.list.failedText}
          </ErrorState>
        ) : funds === 'loading' ? (
          waiting
        ) : refusal !== undefined ? null : (
          <Suspense fallback={waiting}>
            <PayoutRequestForm
              balance={funds.balance}
              underway={funds.underway}
              onSubmit={(values) => send(funds.shopName, values)}
              onCancel={() => setOpen(false)}
            />
          </Suspense>
        )}
      </Dialog>
      <NoticeToast context={context} notice={notice} onClose={close} />
    </WorkProvider>
  );
}
