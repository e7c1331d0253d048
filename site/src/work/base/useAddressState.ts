import { readDataTableState, writeDataTableState, type DataTableState } from '@marketrow/components/DataTable';
import { useCallback, useEffect, useState } from 'react';

/**
 * The state of a list, kept in the address of the page: a link leads to the same rows, and so do Back and Forward. The first
 * rendering has the state that the page was built with; `isRead` says that the address was read.
 */
export function useAddressState(initial: DataTableState) {
  const [state, setState] = useState(initial);
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    const read = () => {
      setState(readDataTableState(new URLSearchParams(location.search), initial));
      setRead(true);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [initial]);

  const change = useCallback(
    (next: DataTableState, { reason }: { reason: string }) => {
      setState(next);
      const query = writeDataTableState(new URLSearchParams(location.search), next, initial).toString();
      const address = location.pathname + (query && `?${query}`) + location.hash;
      // Each letter of a search is no page to go back to.
      if (reason === 'search') history.replaceState(history.state, '', address);
      else history.pushState(null, '', address);
    },
    [initial],
  );
  return { state, change, isRead };
}
