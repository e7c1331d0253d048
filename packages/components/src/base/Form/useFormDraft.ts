'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';

/** Unsaved values of a form, which outlive the page: results of `useFormDraft`, or your own storage. */
export interface FormDraftSettings<Values> {
  /**
   * Values that were typed and not sent at an earlier visit. They replace `defaultValues`, and a notice says so. `null`:
   * none yet. Without the prop, `useForm` shows no notice of unsaved changes.
   */
  draft?: Partial<Values> | null | undefined;
  /**
   * Called with all values after a change, and with `null` after the form was sent or the changes were discarded. Optional:
   * unsaved changes are then announced, and not kept.
   */
  onDraftChange?:
    ((draft: Partial<Values> | null, details: ReasonedDetails<'input' | 'sent' | 'discard'>) => void) | undefined;
}

const noChange = () => () => undefined;

/**
 * Keeps the draft of a form in `localStorage`: spread the result into the options of `useForm`, or the props of a form that
 * takes drafts. Files are not kept. Where storage is forbidden or full, nothing is kept and nothing fails.
 *
 * @param key name in the storage, one for each record: `draft:product:slate-14`
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
