import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Presses a key on the button: Radix opens its menu, and gives the focus to a row, after a key that it has seen itself. */
export function pressKey(button: Element | null, key: string): void {
  button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/**
 * What the keyboard contract of a menu button has beyond Radix' menu: Up opens the menu at its last row, the arrows wrap, and
 * Tab closes the menu and moves on from the button. Spread `trigger` and `content` on Radix' parts of these names.
 */
export function useMenuKeys(button: RefObject<HTMLElement | null>) {
  const startsAtLast = useRef(false);
  return {
    trigger: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowUp') return;
        event.preventDefault();
        startsAtLast.current = true;
        pressKey(event.currentTarget, 'ArrowDown');
      },
    },
    content: {
      loop: true,
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!startsAtLast.current || target === currentTarget) return;
        startsAtLast.current = false;
        const rows = currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])');
        rows[rows.length - 1]?.focus();
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Tab') return;
        // Radix would refuse the key. The menu closes as its rows lose the focus, and the browser goes on from the button.
        event.stopPropagation();
        button.current?.focus();
      },
    },
  };
}
