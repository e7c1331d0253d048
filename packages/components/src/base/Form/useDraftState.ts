'use client';

import { useEffect, useState } from 'react';
import type { FormDraftSettings } from './useFormDraft.js';
import { useLatest } from '../../internal/state/useLatest.js';

interface DraftOptions<Values> extends FormDraftSettings<Values> {
  /** Called before the fields are mounted anew. */
  onReset: () => void;
}

/** Unsaved changes of a form, for its notice. */
export interface DraftState {
  /** Counts how often the fields were reset to other initial values: the `key` of the form. */
  version: number;
  /** Notice: changes are not saved, those of an earlier visit are back, or nothing. */
  notice: 'unsaved' | 'restored' | undefined;
  /** Whether `onDraftChange` stores the changes. */
  isKept: boolean;
  /** Drops the changes. */
  discard: (event: Event) => void;
}

/** Holds the draft of a form: a draft that arrives before the first change is put in; later ones are ignored. */
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
