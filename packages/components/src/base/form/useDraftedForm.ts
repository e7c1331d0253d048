'use client';

import { useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import type { FormDraftSettings } from './useFormDraft.js';

interface DraftedFormOptions<Values> extends FormDraftSettings<Values> {
  defaultValues: Partial<Values>;
}

/**
 * Initial values of a form's fields, and state of its notice about unsaved changes. Fields are remounted (`version`,
 * for their `key`) when a draft arrives before any input, and when changes are discarded.
 */
export function useDraftedForm<Values>({ defaultValues, draft = null, onDraftChange }: DraftedFormOptions<Values>) {
  const [start, setStart] = useState({ draft, version: 0, isDiscarded: false });
  const [isChanged, setChanged] = useState(false);
  if (draft !== null && start.draft === null && !start.isDiscarded && !isChanged) {
    setStart({ draft, version: start.version + 1, isDiscarded: false });
  }
  const form = useRef<HTMLFormElement>(null);
  // After the remount focus returns to the field of the same name, else to the first.
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
    /** Notice: none, unsaved changes, or restored changes. */
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

/** Part of a drafted form that its notice needs. */
export type DraftedForm = Pick<ReturnType<typeof useDraftedForm>, 'root' | 'state' | 'isKept' | 'discard'>;
