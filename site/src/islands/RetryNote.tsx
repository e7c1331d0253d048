import { announce } from '@marketrow/components/LiveRegion';
import { useEffect, useLayoutEffect, useRef } from 'react';

export interface RetryNoteProps {
  /** What did not work. It is announced. */
  text: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
  /** Anything that differs after a further failure, which is announced again. */
  attempt?: number;
}

/** Says what did not work, with a button to try again. When it goes and had the focus, the page's heading gets it. */
export function RetryNote({ text, retry, onRetry, attempt }: RetryNoteProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => announce(text), [text, attempt]);
  useLayoutEffect(() => {
    const note = root.current;
    return () => {
      // The heading may come with the same change.
      if (note?.contains(document.activeElement)) queueMicrotask(() => document.querySelector('h1')?.focus());
    };
  }, []);
  return (
    <div ref={root} className="site-cart-unsaved">
      <span>{text}</span>
      <button type="button" className="site-clear" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
