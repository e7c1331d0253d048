'use client';

import type { ComponentProps, SyntheticEvent } from 'react';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';

interface AccordionRootProps extends ComponentProps<'div'> {
  /** Ids of the `<details>` in `children`, in their order. */
  ids: readonly string[];
  open: readonly string[] | undefined;
  defaultOpen: readonly string[];
  onOpenChange: ((open: readonly string[], details: ChangeDetails) => void) | undefined;
}

/** Root of an accordion whose caller reads or keeps the open state. What it holds may come from a server component. */
export function AccordionRoot({ ids, open, defaultOpen, onOpenChange, ...rest }: AccordionRootProps) {
  const [current, change] = useControllableState<readonly string[], ChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  // The browser opens parts by itself, too: to show a word that was searched for, and instead of another exclusive one.
  const handleToggle = ({ currentTarget, nativeEvent: event }: SyntheticEvent<HTMLDivElement>) => {
    const parts = [...currentTarget.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    if (parts.every((part, index) => part.open === current.includes(ids[index] ?? ''))) return;
    change(
      ids.filter((_, index) => parts[index]?.open),
      { event },
    );
    // Until the caller passes another state, the parts show the one it keeps.
    if (open) parts.forEach((part, index) => part.toggleAttribute('open', open.includes(ids[index] ?? '')));
  };
  // `toggle` does not bubble, and React's types know its capture on `<details>` alone.
  const capture = { onToggleCapture: handleToggle };
  return <div {...rest} {...capture} />;
}
