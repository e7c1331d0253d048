import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { ReasonedDetails } from './changeDetails.js';
import type { TriggerProps } from './openState.js';
import { useDirection } from './useDirection.js';

/** Cause of a change: the trigger, a chosen row, the Escape key, a press outside, or focus that moved elsewhere. */
export type MenuChangeReason = 'trigger' | 'item' | 'escape' | 'outside' | 'focus';
export type MenuChangeDetails = ReasonedDetails<MenuChangeReason>;
export type MenuOpenProps = TriggerProps<MenuChangeDetails>;

type OutsideEvent<Original> = CustomEvent<{ originalEvent: Original }>;

/** Presses a key on the button: Radix opens its menu and focuses a row only after a key event of its own. */
export function pressKey(button: Element | null, key: string): void {
  button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const rowsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')];

/** Returns the row that a key moves to from `row`; the arrows wrap. */
function rowByKey(key: string, row: HTMLElement): HTMLElement | undefined {
  const menu = row.closest('[role="menu"]');
  const rows = menu ? rowsOf(menu) : [];
  const place = rows.indexOf(row);
  if (place < 0) return undefined;
  if (key === 'ArrowDown') return rows[(place + 1) % rows.length];
  if (key === 'ArrowUp') return rows.at(place - 1);
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}

/**
 * Keyboard contract of a menu button beyond Radix's menu: Up opens the menu at its last row, the arrows wrap, Tab
 * closes the menu and moves on from the button, and focus moves synchronously with the key: Radix moves it in a timer,
 * so on a busy page the next key, such as Enter, would still reach the previous row. Also records the event behind a
 * change, which Radix does not pass on, and passes the button's direction, without which Radix lays menus out from left
 * to right. Spread `root`, `trigger` and `content` on Radix's parts of these names.
 */
export function useMenuKeys(
  button: RefObject<HTMLElement | null>,
  open: boolean,
  change: (open: boolean, details: MenuChangeDetails) => unknown,
) {
  const startsAtLast = useRef(false);
  const cause = useRef<MenuChangeDetails>(undefined);
  const dir = useDirection(button, open);
  const keep = (reason: MenuChangeReason, event: Event) => {
    cause.current = { reason, event };
  };
  return {
    root: {
      open,
      dir,
      onOpenChange: (next: boolean) => {
        const details = cause.current ?? { reason: 'focus' };
        cause.current = undefined;
        change(next, details);
      },
    },
    trigger: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => keep('trigger', event.nativeEvent),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        keep('trigger', event.nativeEvent);
        if (event.key !== 'ArrowUp' || event.defaultPrevented) return;
        event.preventDefault();
        startsAtLast.current = true;
        pressKey(event.currentTarget, 'ArrowDown');
      },
    },
    content: {
      onClickCapture: (event: MouseEvent<HTMLElement>) => keep('item', event.nativeEvent),
      onEscapeKeyDown: (event: globalThis.KeyboardEvent) => keep('escape', event),
      onPointerDownOutside: (event: OutsideEvent<globalThis.PointerEvent>) => {
        const { originalEvent } = event.detail;
        keep('outside', originalEvent);
        // The trigger itself closes the menu.
        const isTrigger = button.current?.contains(event.target as Node);
        if (isTrigger && originalEvent.button === 0 && !originalEvent.ctrlKey) event.preventDefault();
      },
      onFocusOutside: ({ detail }: OutsideEvent<globalThis.FocusEvent>) => keep('focus', detail.originalEvent),
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!startsAtLast.current || target === currentTarget) return;
        startsAtLast.current = false;
        rowsOf(currentTarget).at(-1)?.focus();
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Tab') {
          // Radix would cancel the key. The menu closes when its rows lose focus, and the browser continues from the
          // button.
          event.stopPropagation();
          button.current?.focus();
          return;
        }
        const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        const next = event.target instanceof HTMLElement && !hasModifier && rowByKey(event.key, event.target);
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        next.focus();
      },
    },
  };
}
