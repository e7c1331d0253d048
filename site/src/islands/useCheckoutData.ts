import type { CheckoutAddress, CheckoutDefaults } from '@marketrow/components/CheckoutForm';
import { useEffect, useState } from 'react';
import { hasSession } from '../account/hasSession';
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

/** Reads kept addresses and the draft of this device; undefined until both are there, and in the server's HTML. */
export function useCheckoutData(locale: Locale): CheckoutData | undefined {
  const [data, setData] = useState<CheckoutData>();
  useEffect(() => {
    let active = true;
    void readRecord(`/api/address/user?lang=${locale}`).then((records) => {
      if (active) setData(dataOf(Array.isArray(records) ? (records as KeptAddress[]) : []));
    });
    return () => {
      active = false;
    };
  }, [locale]);
  return data;
}

function dataOf(records: readonly KeptAddress[]): CheckoutData {
  const addresses = records.slice(0, mostAddresses);
  const owner = addresses[0]?.user;
  // A guest is shown the sample customer's addresses, and is not taken for that customer.
  const own = hasSession() && owner ? { ...owner.name, email: owner.email, phone: owner.phone } : { place: 'own' };
  return { addresses, defaults: { ...own, ...readDraft() } };
}
