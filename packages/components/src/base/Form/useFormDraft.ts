'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';

/** Draft options of a form: results of `useFormDraft`, or your own storage. */
export interface FormDraftSettings<Values> {
  /**
   * Unsaved values of an earlier visit. Replace `defaultValues`, with a notice. `null`: none yet. Without the prop,
   * `useForm` shows no notice of unsaved changes.
   */
  draft?: Partial<Values> | null | undefined;
  /**
   * Called with all values after a change, and with `null` after the form was submitted or the changes were discarded.
   * Without it, unsaved changes are announced, but not stored.
   */
  onDraftChange?:
    ((draft: Partial<Values> | null, details: ReasonedDetails<'input' | 'sent' | 'discard'>) => void) | undefined;
}

const noChange = () => () => undefined;

/**
 * Stores the draft of a form in `localStorage`: spread the result on the options of `useForm`, or the props of a form
 * with drafts. Files are not stored. If storage is forbidden or full, nothing is stored and nothing fails.
 * @param key storage key, one per record: `draft:product:slate-14`
 * @example
 * const draft = useFormDraft<Values>('draft:newsletter');
 * const form = useForm({ schema, onSubmit, ...draft });
 */
export function useFormDraft<Values>(
  key: string,
): Required<Pick<FormDraftSettings<Values>, 'onDraftChange'>> & { draft: Partial<Values> | null } {
  // Read once, after hydration: later input belongs to the form.
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
        // Forbidden or full: the changes last only as long as the page.
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
