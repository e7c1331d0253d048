import type { CheckoutAddress, CheckoutDefaults } from '@marketrow/components/CheckoutForm';
import { useEffect, useState } from 'react';
import { hasSession } from '../hasSession';
import { type Account, readAccount } from '../account/readAccount';
import { longestRead, readRecord } from '../checkout/dependencies';
import { readDraft } from '../checkout/draft';
import type { Locale } from '../routes';

/** What the form begins with. */
export interface CheckoutData {
  addresses: CheckoutAddress[];
  defaults: CheckoutDefaults;
}

const mostAddresses = 3;

/** Reads kept addresses and the shopper's draft; undefined until both are there, and in the server's HTML. */
export function useCheckoutData(locale: Locale): CheckoutData | undefined {
  const [data, setData] = useState<CheckoutData>();
  useEffect(() => {
    let active = true;
    // Without a session, the demo's API has the sample customer's addresses: no guest's.
    const kept = hasSession() ? readRecord(`/api/address/user?lang=${locale}`) : undefined;
    // Who is logged in decides whose draft is shown. Without an answer it is as it was.
    const account = readAccount(AbortSignal.timeout(longestRead)).catch(() => undefined);
    void Promise.all([kept, account]).then(([records, owner]) => {
      if (active) setData(dataOf(Array.isArray(records) ? (records as CheckoutAddress[]) : [], owner));
    });
    return () => {
      active = false;
    };
  }, [locale]);
  return data;
}

function dataOf(records: readonly CheckoutAddress[], account: Account | undefined): CheckoutData {
  const addresses = records.slice(0, mostAddresses);
  const own = account && { ...account.name, email: account.email, phone: account.phone };
  return {
    addresses,
    defaults: { ...own, ...(addresses.length === 0 && { place: 'own' }), ...readDraft() },
  };
}
