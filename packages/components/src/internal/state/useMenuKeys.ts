import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Presses a key on the button: Radix opens its menu, and gives the focus to a row, after a key that it has seen itself. */
export function pressKey(button: Element | null, key: string): void {
  button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const rowsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')];

/** The row that a key leads to from `row`; the arrows wrap. */
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
 * What the keyboard contract of a menu button has beyond Radix' menu: Up opens the menu at its last row, the arrows wrap, Tab
 * closes the menu and moves on from the button, and the focus moves with the key: Radix moves it in a timer, and on a busy page
 * the next key, such as Enter, would still reach the row of before. Spread `trigger` and `content` on Radix' parts of these names.
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
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!startsAtLast.current || target === currentTarget) return;
        startsAtLast.current = false;
        rowsOf(currentTarget).at(-1)?.focus();
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Tab') {
          // Radix would refuse the key. The menu closes as its rows lose the focus, and the browser goes on from the button.
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
