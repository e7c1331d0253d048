import { useEffect, useState } from 'react';
import { WorkError } from './api';

/** How far a record of a page is. */
export type RecordState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; record: Value }
  /** There is no such record. */
  | { status: 'missing' }
  | { status: 'failed' };

/**
 * A record, read once the page is there.
 *
 * @param built - The record that the page was built with. Left out: the page is a shell.
 * @param read - Reads it; `undefined` where there is none. The same function at each rendering.
 */
export function useRecord<Value>(built: Value | undefined, read: () => Promise<Value | undefined>) {
  const [state, setState] = useState<RecordState<Value>>(
    built === undefined ? { status: 'loading' } : { status: 'ready', record: built },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const record = await read();
        if (isCurrent) setState(record === undefined ? { status: 'missing' } : { status: 'ready', record });
      } catch (error) {
        const isMissing = error instanceof WorkError && error.status === 404;
        if (isCurrent) setState({ status: isMissing ? 'missing' : 'failed' });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [read, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, setState, retry };
}
