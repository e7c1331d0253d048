'use client';

import type { ComponentProps, SyntheticEvent } from 'react';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';

interface AccordionRootProps extends ComponentProps<'div'> {
  /** Ids of the `<details>` in `children`, in display order. */
  ids: readonly string[];
  open: readonly string[] | undefined;
  defaultOpen: readonly string[];
  onOpenChange: ((open: readonly string[], details: ChangeDetails) => void) | undefined;
}

/** Root of an accordion whose caller reads or controls the open state. Its children may come from a server component. */
export function AccordionRoot({ ids, open, defaultOpen, onOpenChange, ...rest }: AccordionRootProps) {
  const [current, change] = useControllableState<readonly string[], ChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  // The browser also opens items itself: for find-in-page, and when one exclusive item replaces another.
  const handleToggle = ({ currentTarget, nativeEvent: event }: SyntheticEvent<HTMLDivElement>) => {
    const parts = [...currentTarget.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    if (parts.every((part, index) => part.open === current.includes(ids[index] ?? ''))) return;
    change(
      ids.filter((_, index) => parts[index]?.open),
      { event },
    );
    // Restores the controlled state until the caller passes another.
    if (open) parts.forEach((part, index) => part.toggleAttribute('open', open.includes(ids[index] ?? '')));
  };
  // `toggle` does not bubble, and React's types know its capture handler only on `<details>`.
  const capture = { onToggleCapture: handleToggle };
  return <div {...rest} {...capture} />;
}
