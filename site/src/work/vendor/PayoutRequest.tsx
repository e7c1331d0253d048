import { Button } from '@marketrow/components/Button';
import { Dialog } from '@marketrow/components/Dialog';
import { PlusIcon } from '@marketrow/components/icons/PlusIcon';
import { lazy, Suspense, useState } from 'react';
import { readCall, WorkError, writeCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { shopQuery } from '../base/vendorShop';
import { WorkProvider } from '../base/WorkProvider';
import { leaveNote } from '../base/notes';
import { shopKeys } from './readVendor';

/** Its code comes when the dialog opens. */
const PayoutRequestForm = lazy(async () => ({
  default: (await import('@marketrow/components/PayoutRequestForm')).PayoutRequestForm,
}));

/** What can be paid out to the shop of the page, and what is on its way. */
interface Funds {
  shopName: string;
  balance: number;
  underway: number;
}

/** The button that asks for a payout, and the dialog with the form. */
export function PayoutRequest({ context }: { context: WorkContext }) {
  const { locale, messages } = context;
  const { forms } = messages;
  const [isOpen, setOpen] = useState(false);
  const [funds, setFunds] = useState<Funds>();
  const [hasFailed, setFailed] = useState(false);

  const open = async () => {
    setOpen(true);
    setFailed(false);
    try {
      setFunds(await fundsOf(locale));
    } catch {
      setFailed(true);
    }
  };
  const send = async ({ amount, message }: { amount: number; message: string }) => {
    try {
      await writeCall('POST', '/api/vendor/payout-requests', locale, { amount, message, shopName: funds?.shopName });
    } catch (error) {
      const isRefused = error instanceof WorkError && error.status !== 0;
      return { failure: { title: isRefused ? forms.refused : forms.failed, text: forms.failedText } };
    }
    leaveNote(forms.payoutSaved);
    location.reload();
    return undefined;
  };
  return (
    <WorkProvider context={context}>
      <Button className="work-action site-needs-script" startIcon={<PlusIcon />} onClick={() => void open()}>
        {forms.payout}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={forms.payout}>
        {hasFailed ? <p role="alert">{messages.list.failedText}</p> : null}
        {funds ? (
          <Suspense>
            <PayoutRequestForm
              balance={funds.balance}
              underway={funds.underway}
              onSubmit={send}
              onCancel={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </Dialog>
    </WorkProvider>
  );
}

async function fundsOf(locale: WorkContext['locale']): Promise<Funds> {
  const query = shopQuery();
  const [sellers, shops, requests] = await Promise.all([
    readCall('/api/admin/sellers', locale),
    readCall('/api/shops', locale),
    readCall('/api/vendor/payout-requests', locale, query),
  ]);
  const keys = shopKeys(shops);
  const wanted = query['shop'];
  const shop = wanted === undefined ? keys[0] : keys.find(({ key, id }) => key === wanted || id === wanted);
  const seller = sellers.find(({ id }) => id === shop?.id);
  const cents = requests
    .filter(({ status }) => status === 'Processing')
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const balance = Math.max(0, Math.round((seller?.balance ?? 0) * 100) - cents);
  return { shopName: shop?.name ?? '', balance: balance / 100, underway: cents / 100 };
}
