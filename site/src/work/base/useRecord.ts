import { useEffect, useState } from 'react';
import { onReturn, WorkError } from './api';

/** How far a record of a page is. */
export type RecordState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; record: Value }
  /** There is no such record. */
  | { status: 'missing' }
  | { status: 'failed' };

/**
 * A record, read once the page is there, and again when it comes back by Back.
 *
 * @param built - The record that the page was built with. Left out: the page is a shell.
 * @param read - Reads it; `undefined` where there is none. The same function at each rendering.
 */
export function useRecord<Value>(built: Value | undefined, read: () => Promise<Value | undefined>) {
  const [state, setState] = useState<RecordState<Value>>(
    built === undefined ? { status: 'loading' } : { status: 'ready', record: built },
  );
  const [attempt, setAttempt] = useState({ isReturn: false });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const record = await read();
        if (isCurrent) setState(record === undefined ? { status: 'missing' } : { status: 'ready', record });
      } catch (error) {
        const isMissing = error instanceof WorkError && error.status === 404;
        // Come back without a connection, the page stays as it was left.
        if (isCurrent && !attempt.isReturn) setState({ status: isMissing ? 'missing' : 'failed' });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [read, attempt]);
  useEffect(() => onReturn(() => setAttempt({ isReturn: true })), []);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt({ isReturn: false });
  };
  return { state, setState, retry };
}
