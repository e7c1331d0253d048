'use client';

import { isValidElement } from 'react';
import { resolveElement } from '../render/triggerElement.js';
import { useControllableState } from './useControllableState.js';
import { useHydrated } from './useHydrated.js';
import type { MenuChangeDetails, MenuOpenProps } from './useMenuKeys.js';
import { useMenuKeys } from './useMenuKeys.js';

/**
 * Returns the props of Radix's menu parts: open state (controlled or not), keys, and the caller's `trigger` instead of
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
  const hydrated = useHydrated();
  const parts = useMenuKeys(button, hydrated && isOpen, change);
  const control = resolveElement(trigger);
  const id = isValidElement<{ id?: string }>(control) ? control.props.id : undefined;
  return {
    change,
    /** True once Radix's menu can be rendered: until hydration, links replace our own button. */
    isReady: hydrated || trigger !== undefined,
    root: parts.root,
    trigger: {
      ...parts.trigger,
      ...(trigger && { asChild: true, className: undefined, children: control }),
    },
    // Radix names the menu by an id of its own, which the trigger's id overrides.
    content: { ...parts.content, ...(id !== undefined && { 'aria-labelledby': id }) },
  };
}
