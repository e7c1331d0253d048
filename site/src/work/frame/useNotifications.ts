import type { NotificationMenuItem } from '@marketrow/components/NotificationMenu';
import { useEffect, useState } from 'react';
import { plural } from '../../i18n/format';
import { type WorkArea, filteredList } from '../../workRoutes';
import { tryStorage } from '../../storage';
import type { WorkContext } from '../base/model';
import { keepingShop } from '../base/vendorShop';
import type { Waiting } from '../base/waiting';

/** Under which key this device remembers what was read: how many waited in each list. */
const readKey = 'mr-work-read';

/** Where the records that wait stand, and which of the list they are. */
const places = {
  orders: { column: 'status', value: 'Pending' },
  'refund-requests': { column: 'status', value: 'Pending' },
  'payout-requests': { column: 'status', value: 'Processing' },
  reviews: { column: 'published', value: 'false' },
  products: undefined,
} as const;

/**
 * What waits, as messages. One is new while more waits than when the messages were read.
 *
 * @param shop - The shop that the pages of a seller keep in their address.
 */
export function useNotifications(area: WorkArea, { locale, messages }: WorkContext, waiting: Waiting, shop?: string) {
  const [seen, setSeen] = useState<Partial<Waiting>>({});
  useEffect(() => {
    const kept = tryStorage(() => localStorage.getItem(`${readKey}-${area}`));
    try {
      setSeen(JSON.parse(kept ?? '{}') as Partial<Waiting>);
    } catch {
      // Written by somebody else: nothing was read.
    }
  }, [area]);

  const items: NotificationMenuItem[] = (Object.keys(places) as (keyof typeof places)[]).flatMap((name) => {
    const count = waiting[name] ?? 0;
    if (count === 0) return [];
    const title = plural(locale, messages.waiting[name], count);
    const href = keepingShop(filteredList(locale, area, name, places[name]), shop);
    return [{ id: name, title, href, unread: count > (seen[name] ?? 0) }];
  });
  const markRead = () => {
    setSeen(waiting);
    tryStorage(() => localStorage.setItem(`${readKey}-${area}`, JSON.stringify(waiting)));
  };
  return { items, markRead };
}
