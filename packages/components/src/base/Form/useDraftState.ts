'use client';

import { useEffect, useState } from 'react';
import type { FormDraftSettings } from './useFormDraft.js';
import { useLatest } from '../../internal/state/useLatest.js';

interface DraftOptions<Values> extends FormDraftSettings<Values> {
  /** Called before the fields are remounted. */
  onReset: () => void;
}

/** State of a form's unsaved changes, for its notice. */
export interface DraftState {
  /** Number of resets to other initial values: `key` of the form. */
  version: number;
  /** Notice: unsaved changes, restored changes, or none. */
  notice: 'unsaved' | 'restored' | undefined;
  /** True if `onDraftChange` stores the changes. */
  isKept: boolean;
  /** Discards the changes. */
  discard: (event: Event) => void;
}

/** Manages the draft of a form: restores a draft that arrives before the first change, ignores later ones. */
export function useDraftState<Values>({ draft, onDraftChange, onReset }: DraftOptions<Values>) {
  const [start, setStart] = useState({ draft, version: 0, isDiscarded: false });
  const [isChanged, setChanged] = useState(false);
  const reset = useLatest(onReset);
  const hasArrived = Boolean(draft) && !start.draft && !start.isDiscarded && !isChanged;
  useEffect(() => {
    if (!hasArrived) return;
    reset.current();
    setStart(({ version }) => ({ draft, version: version + 1, isDiscarded: false }));
  }, [hasArrived, draft, reset]);
  const state: DraftState = {
    version: start.version,
    notice: isChanged ? 'unsaved' : start.draft ? 'restored' : undefined,
    isKept: onDraftChange !== undefined,
    discard: (event) => {
      onReset();
      setChanged(false);
      setStart({ draft: null, version: start.version + 1, isDiscarded: true });
      onDraftChange?.(null, { reason: 'discard', event });
    },
  };
  return {
    values: start.draft,
    state,
    save: (values: Partial<Values>, event?: Event) => {
      setChanged(true);
      onDraftChange?.(values, { reason: 'input', event });
    },
    clear: () => {
      setChanged(false);
      setStart({ ...start, draft: null, isDiscarded: true });
      onDraftChange?.(null, { reason: 'sent' });
    },
  };
}
