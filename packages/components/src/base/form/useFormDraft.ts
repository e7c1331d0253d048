'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';

/** What a form needs to keep what was typed and not sent. */
export interface FormDraftSettings<Values> {
  /**
   * What was typed and not sent when the form was left, as `onDraftChange` gave it. It stands in the fields in place of
   * `defaultValues`, and the form says so. `null` or left out: nothing.
   */
  draft?: Partial<Values> | null | undefined;
  /**
   * Called with all fields after one changed, and with `null` once the form was sent or its changes were dropped. Left out:
   * the form says that there are unsaved changes, and keeps nothing.
   */
  onDraftChange?:
    ((draft: Partial<Values> | null, details: ReasonedDetails<'input' | 'sent' | 'discard'>) => void) | undefined;
}

const noChange = () => () => undefined;

/**
 * Keeps the draft of a form in the storage of this device: hand what it returns to the form. Pictures are no text and are not
 * kept. Where storage is forbidden or full, nothing is kept and nothing fails.
 *
 * @param key name in the storage, one for each record: `draft:product:slate-14`
 */
export function useFormDraft<Values>(
  key: string,
): Required<Pick<FormDraftSettings<Values>, 'onDraftChange'>> & { draft: Partial<Values> | null } {
  // Read once, after React has taken over: what is typed from then on is the form's own.
  const text = useSyncExternalStore(
    noChange,
    () => readText(key),
    () => null,
  );
  const [isDropped, setDropped] = useState(false);
  const onDraftChange = useCallback(
    (draft: Partial<Values> | null) => {
      try {
        if (draft === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Forbidden or full: the changes last as long as the page.
      }
      setDropped(draft === null);
    },
    [key],
  );
  return { draft: isDropped || text === null ? null : parsed<Values>(text), onDraftChange };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed<Values>(text: string): Partial<Values> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
