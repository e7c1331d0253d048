import { useEffect, useState } from 'react';
import type { Locale } from '../../routes';
import type { WorkArea } from '../../workRoutes';
import { onChanged, onReturn, readCall } from '../base/api';
import { shopQuery } from '../base/vendorShop';
import { readWaiting, type Waiting } from '../base/waiting';

/** What waits in an area: at first as the page was built, then as the API has it, also after each change and when the page comes back. */
export function useWaiting(area: WorkArea, locale: Locale, built: Waiting): Waiting {
  const [waiting, setWaiting] = useState(built);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const query = area === 'vendor' ? shopQuery() : {};
      try {
        const next = await readWaiting(area, (call) => readCall(call, locale, query));
        if (isCurrent) setWaiting(next);
      } catch {
        // The numbers stay as they are: the page itself says when the API does not answer.
      }
    };
    void read();
    const stops = [onChanged(() => void read()), onReturn(() => void read())];
    return () => {
      isCurrent = false;
      for (const stop of stops) stop();
    };
  }, [area, locale]);
  return waiting;
}
