'use client';

import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** Focused control in the box. */
interface FocusedControl {
  element: Element;
  row: Element | null;
  /** Index among the controls of the row. */
  index: number;
}

const controlsOf = (part: Element) => [
  ...part.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), select, textarea'),
];

function controlOf(element: Element): FocusedControl {
  const row = element.closest('tbody tr');
  return { element, row, index: row ? controlsOf(row).findIndex((control) => control === element) : -1 };
}

/**
 * Keeps the focus in the table: if an action removes the focused control, focuses the next one in the row, or else the
 * box. `part` holds the props of the box of the rows or of its replacement; `find` returns the element to focus in it.
 */
export function useFocusRestore() {
  const box = useRef<HTMLElement>(null);
  const focused = useRef<FocusedControl>(undefined);

  // After each rendering: any of them may remove a row.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) {
      // A dialog that closed in this rendering has restored the focus, without calling a React handler.
      focused.current = box.current?.contains(activeElement) ? controlOf(activeElement) : undefined;
      return;
    }
    if (!focused.current || !box.current) return;
    const { element, row, index } = focused.current;
    const next = element.isConnected ? element : (nextOf(row, index) ?? boxOf(box.current));
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });

  return {
    find: () => (box.current ? boxOf(box.current) : undefined),
    part: {
      ref: (element: HTMLElement | null) => {
        box.current = element;
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        focused.current = controlOf(target);
      },
      // Not called when React removes the control.
      onBlur: () => {
        focused.current = undefined;
      },
    },
  };
}

/** Returns the control of a row nearest to the removed one. */
function nextOf(row: Element | null, index: number): HTMLElement | undefined {
  if (!row?.isConnected) return undefined;
  const controls = controlsOf(row);
  return controls[Math.min(index, controls.length - 1)];
}

/** Returns the box of the rows, or the first control of what replaces it. */
function boxOf(box: HTMLElement): HTMLElement | undefined {
  return box.tabIndex >= 0 ? box : controlsOf(box)[0];
}
