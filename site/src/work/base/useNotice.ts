import { announce } from '@marketrow/components/LiveRegion';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What was just done, and what takes it back. */
export interface Notice {
  text: string;
  onUndo?: (() => void) | undefined;
  /** It says that something could not be done: it is read out at once. */
  isFailure?: boolean | undefined;
}

/** The last message of a page. It is read out, and it remembers where the focus was when it came. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const origin = useRef<Element>(null);

  const notify = useCallback((next: Notice) => {
    const { activeElement } = document;
    // The button of the message itself is gone soon.
    if (activeElement && !activeElement.closest('[role="group"]')) origin.current = activeElement;
    setNotice(next);
    announce(next.text, { urgent: next.isFailure ?? false });
  }, []);
  // The control that was pressed may be gone with what it did; the focus is on another one then.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !origin.current?.isConnected) origin.current = activeElement;
  }, [notice]);
  const close = useCallback(() => {
    setNotice(undefined);
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus();
  }, []);
  return { notice, notify, close };
}
