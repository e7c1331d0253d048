'use client';

import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { matchesMedia } from '../dom.js';

/** A swipe at this speed, in pixels per millisecond, closes at any distance. */
const flick = 0.5;
/** A drag over this share of the height closes. */
const share = 0.3;

interface SheetDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Handlers for the header of a bottom sheet: the sheet follows the finger downwards and closes after a long or fast
 * drag. Only a shortcut: the close button does the same.
 * @param isSheet True while the dialog is a bottom sheet.
 */
export function useSheetDrag(
  isSheet: (dialog: HTMLElement) => boolean,
  onClose: (event: PointerEvent<HTMLElement>) => void,
): SheetDrag {
  const drag = useRef<{ dialog: HTMLElement; from: number; at: number } | undefined>(undefined);
  const end = (event: PointerEvent<HTMLElement>, closes: boolean) => {
    const now = drag.current;
    drag.current = undefined;
    if (!now) return;
    const by = event.clientY - now.from;
    const { dialog } = now;
    const from = dialog.style.translate;
    dialog.style.translate = '';
    if (closes && (by > share * dialog.offsetHeight || (by > 24 && by / (event.timeStamp - now.at) > flick))) {
      onClose(event);
      return;
    }
    if (from && 'animate' in dialog && !matchesMedia('(prefers-reduced-motion: reduce)')) {
      dialog.animate([{ translate: from }, { translate: '0 0' }], { duration: 200, easing: 'ease-out' });
    }
  };
  return {
    onPointerDown: (event) => {
      const dialog = event.currentTarget.closest('dialog');
      const onControl = (event.target as Element).closest('button, a, input, select');
      if (event.pointerType === 'mouse' || !dialog || onControl || !isSheet(dialog)) return;
      drag.current = { dialog, from: event.clientY, at: event.timeStamp };
      if ('setPointerCapture' in dialog) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }) => {
      if (drag.current) drag.current.dialog.style.translate = `0 ${Math.max(0, clientY - drag.current.from)}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
