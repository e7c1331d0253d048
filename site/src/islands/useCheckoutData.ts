import type { CheckoutAddress, CheckoutDefaults } from '@marketrow/components/CheckoutForm';
import { useEffect, useState } from 'react';
import { showEndedSession } from '../account/endedSession';
import { hasSession } from '../account/hasSession';
import { keepOwner } from '../account/owner';
import { readRecord } from '../checkout/dependencies';
import { readDraft } from '../checkout/draft';
import type { Locale } from '../routes';

/** What the form begins with. */
export interface CheckoutData {
  addresses: CheckoutAddress[];
  defaults: CheckoutDefaults;
}

interface KeptAddress extends CheckoutAddress {
  user: { email: string; phone: string; name: { firstName: string; lastName: string } };
}

const mostAddresses = 3;

/** Reads kept addresses and the shopper's draft; undefined until both are there, and in the server's HTML. */
export function useCheckoutData(locale: Locale): CheckoutData | undefined {
  const [data, setData] = useState<CheckoutData>();
  useEffect(() => {
    let active = true;
    // Without a session, the API has the sample customer's addresses: no guest's.
    const kept = hasSession() ? readRecord(`/api/address/user?lang=${locale}`) : undefined;
    void Promise.all([kept, checkSession()]).then(([records]) => {
      if (active) setData(dataOf(Array.isArray(records) ? (records as KeptAddress[]) : []));
    });
    return () => {
      active = false;
    };
  }, [locale]);
  return data;
}

/** Whether there is a session still, and whose it is, decides whose draft is shown. Without an answer it is as it was. */
async function checkSession(): Promise<void> {
  const session = hasSession() ? await readRecord('/session') : undefined;
  if (session === undefined) return;
  const { user_id: id } = Object(session) as { user_id?: unknown };
  if (typeof id === 'string') keepOwner(id);
  else showEndedSession();
}

function dataOf(records: readonly KeptAddress[]): CheckoutData {
  const addresses = records.slice(0, mostAddresses);
  const owner = addresses[0]?.user;
  const own = owner ? { ...owner.name, email: owner.email, phone: owner.phone } : { place: 'own' };
  return { addresses, defaults: { ...own, ...readDraft() } };
}
