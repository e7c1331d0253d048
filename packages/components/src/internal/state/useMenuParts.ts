'use client';

import { isValidElement } from 'react';
import { resolveElement } from '../render/triggerElement';
import { useControllableState } from './useControllableState';
import { useDirection } from './useDirection';
import { useHydrated } from './useHydrated';
import type { MenuChangeDetails, MenuOpenProps } from './useMenuKeys';
import { useMenuKeys } from './useMenuKeys';

/**
 * Props of Radix' parts of a menu: its open state, kept by the caller or here, its keys, and the caller's `trigger` in place of
 * the button. Spread `trigger` after the props of the button.
 */
export function useMenuParts(
  button: Parameters<typeof useMenuKeys>[0],
  { open, defaultOpen = false, onOpenChange, trigger }: MenuOpenProps,
) {
  const [isOpen, change] = useControllableState<boolean, MenuChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [dir, readDirection] = useDirection();
  const hydrated = useHydrated();
  const parts = useMenuKeys(button, hydrated && isOpen, (next, details) => {
    readDirection();
    change(next, details);
  });
  const control = resolveElement(trigger);
  const id = isValidElement<{ id?: string }>(control) ? control.props.id : undefined;
  return {
    change,
    /** Whether Radix' menu can be rendered: until hydration, links stand in for our own button. */
    isReady: hydrated || trigger !== undefined,
    root: { ...parts.root, dir },
    trigger: {
      ...parts.trigger,
      ...(trigger && { asChild: true, className: undefined, children: control }),
    },
    // Radix names the menu by an id of its own, which the trigger's replaces.
    content: { ...parts.content, ...(id !== undefined && { 'aria-labelledby': id }) },
  };
}
