'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Ref, RefCallback } from 'react';
import { mergeRefs } from '../render/mergeRefs';
import { useLatest } from './useLatest';

/** What closed a dialog: the Escape key, a press beside it, its close button, or a finger that drew a sheet down. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'close' | 'swipe';

interface DialogElement {
  /** For the `<dialog>`. */
  ref: RefCallback<HTMLDialogElement>;
  /** Handlers of the `<dialog>` that ask the owner to close it. */
  handlers: {
    onCancel: (event: {
      target: EventTarget;
      currentTarget: EventTarget;
      cancelable: boolean;
      preventDefault: () => void;
    }) => void;
    onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => void;
  };
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The browser traps the focus, makes the page behind inert and gives
 * the focus back to what had it. `onClose` asks the owner: the dialog closes when `open` becomes false. One that is closed by
 * other means (a second Escape in Chrome, a form with `method="dialog"`) asks, too, and is shown again where the owner declines.
 *
 * @param theirs The ref of the caller.
 */
export function useDialogElement(
  open: boolean,
  onClose: (reason: DialogCloseReason) => void,
  theirs: Ref<HTMLDialogElement> | undefined,
): DialogElement {
  const own = useRef<HTMLDialogElement>(null);
  const ref = useMemo(() => mergeRefs(own, theirs), [theirs]);
  const latest = useLatest({ open, onClose });
  const wasAsked = useRef(false);

  useEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = own.current;
    const handleClose = () => {
      // The event comes a task later: the dialog may have been shown again by then.
      if (!dialog || dialog.open || !latest.current.open) return;
      dialog.showModal();
      if (!wasAsked.current) latest.current.onClose('close');
      wasAsked.current = false;
    };
    dialog?.addEventListener('close', handleClose);
    return () => dialog?.removeEventListener('close', handleClose);
  }, [latest]);
  useLayoutEffect(() => {
    const dialog = own.current;
    // Where an open dialog is taken out of the page, the browser gives the focus back to nothing.
    return () => dialog?.close();
  }, []);

  return {
    ref,
    handlers: {
      // The owner may decline, as a form with unsaved changes does.
      onCancel: (event) => {
        // A file field inside sends `cancel`, too, when its window is closed without a choice.
        if (event.target !== event.currentTarget) return;
        // Chrome refuses a second Escape without a press in between: then the dialog closes whatever the owner says.
        wasAsked.current = !event.cancelable;
        event.preventDefault();
        onClose('escape');
      },
      // The padding lies on an inner box, so only a press on the backdrop has the dialog itself as its target.
      onClick: ({ target, currentTarget }) => {
        if (target === currentTarget) onClose('backdrop');
      },
    },
  };
}
