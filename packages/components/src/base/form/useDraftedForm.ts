'use client';

import { useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import type { FormDraftSettings } from './useFormDraft.js';

interface DraftedFormOptions<Values> extends FormDraftSettings<Values> {
  defaultValues: Partial<Values>;
}

/**
 * What the fields of a form begin with, and what is said about unsaved changes. The fields are drawn anew (`version`, for
 * their `key`) when a draft arrives before anything was typed, and when the changes are dropped.
 */
export function useDraftedForm<Values>({ defaultValues, draft = null, onDraftChange }: DraftedFormOptions<Values>) {
  const [start, setStart] = useState({ draft, version: 0, isDiscarded: false });
  const [isChanged, setChanged] = useState(false);
  if (draft !== null && start.draft === null && !start.isDiscarded && !isChanged) {
    setStart({ draft, version: start.version + 1, isDiscarded: false });
  }
  const form = useRef<HTMLFormElement>(null);
  // Drawn anew, the form keeps the focus: in the field of the same name, else in its first.
  const fallback = useFocusFallback<HTMLFormElement>((lost) => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])];
    const name = lost.getAttribute('name');
    return (name === null ? undefined : fields.find((field) => field.name === name)) ?? fields[0];
  });
  const root = useMemo(() => mergeRefs(form, fallback), [fallback]);
  return {
    /** Ref of the form. */
    root,
    values: { ...defaultValues, ...start.draft },
    version: start.version,
    /** What is said: nothing, that changes are not saved, or that those of another time are back. */
    state: isChanged ? ('unsaved' as const) : start.draft === null ? undefined : ('restored' as const),
    isKept: onDraftChange !== undefined,
    input: (values: Partial<Values>, event?: Event) => {
      setChanged(true);
      onDraftChange?.(values, { reason: 'input', event });
    },
    sent: () => {
      setChanged(false);
      setStart({ ...start, draft: null, isDiscarded: true });
      onDraftChange?.(null, { reason: 'sent' });
    },
    discard: (event: Event) => {
      setChanged(false);
      setStart({ draft: null, version: start.version + 1, isDiscarded: true });
      onDraftChange?.(null, { reason: 'discard', event });
    },
  };
}

/** A drafted form as its note needs it. */
export type DraftedForm = Pick<ReturnType<typeof useDraftedForm>, 'root' | 'state' | 'isKept' | 'discard'>;
