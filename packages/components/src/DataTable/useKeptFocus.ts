'use client';

import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** What has the focus in the box. */
interface Held {
  element: Element;
  /** The row that it stands in. */
  row: Element | null;
  /** Its place among the controls of the row. */
  place: number;
}

const controlsOf = (part: Element) => [
  ...part.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), select, textarea'),
];

function heldOf(element: Element): Held {
  const row = element.closest('tbody tr');
  return { element, row, place: row ? controlsOf(row).findIndex((control) => control === element) : -1 };
}

/**
 * Keeps the focus in the table: where the control that has it goes with what it did, the next one of its row takes it, and
 * where there is no such row, the box. `part` is for the box of the rows, and for what stands in its place; `find` returns
 * what takes the focus in it.
 */
export function useKeptFocus() {
  const box = useRef<HTMLElement>(null);
  const held = useRef<Held>(undefined);

  // After each rendering: which of them takes a row away is up to the caller.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) {
      // A dialog that closed with this rendering has given the focus back, and React tells no event of that.
      held.current = box.current?.contains(activeElement) ? heldOf(activeElement) : undefined;
      return;
    }
    if (!held.current || !box.current) return;
    const { element, row, place } = held.current;
    const next = element.isConnected ? element : (nextOf(row, place) ?? boxOf(box.current));
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });

  return {
    find: () => (box.current ? boxOf(box.current) : undefined),
    part: {
      ref: (element: HTMLElement | null) => {
        box.current = element;
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        held.current = heldOf(target);
      },
      // Not called where React takes the control away.
      onBlur: () => {
        held.current = undefined;
      },
    },
  };
}

/** The control of a row that is nearest to one that is gone. */
function nextOf(row: Element | null, place: number): HTMLElement | undefined {
  if (!row?.isConnected) return undefined;
  const controls = controlsOf(row);
  return controls[Math.min(place, controls.length - 1)];
}

/** The box of the rows itself, or the first control of what stands in its place. */
function boxOf(box: HTMLElement): HTMLElement | undefined {
  return box.tabIndex >= 0 ? box : controlsOf(box)[0];
}
