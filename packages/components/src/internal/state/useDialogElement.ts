'use client';

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DialogHTMLAttributes, Ref, RefCallback } from 'react';
import { closeDialog, showModal } from '../dom';
import { mergeHandlers } from '../render/mergeHandlers';
import { mergeRefs } from '../render/mergeRefs';
import { useLatest } from './useLatest';

/** What closed a dialog: the Escape key, a press beside it, its close button, or a finger that drew a sheet down. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'close' | 'swipe';

type DialogHandlers = Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClick'>;

interface DialogElement {
  /** For the `<dialog>`. */
  ref: RefCallback<HTMLDialogElement>;
  /** Handlers of the `<dialog>` that ask the owner to close it. They run after the caller's, unless that prevents them. */
  handlers: DialogHandlers;
}

/**
 * Keeps a native modal `<dialog>` in step with `open`. The browser traps the focus, makes the page behind inert and gives
 * the focus back to what had it. `onClose` asks the owner: the dialog closes when `open` becomes false. One that is closed by
 * other means (a second Escape in Chrome, a form with `method="dialog"`) asks, too, and is shown again where the owner declines.
 *
 * @param theirs The ref and the handlers of the caller.
 */
export function useDialogElement(
  open: boolean,
  onClose: (reason: DialogCloseReason) => void,
  { ref: theirRef, onCancel, onClick }: DialogHandlers & { ref?: Ref<HTMLDialogElement> | undefined },
): DialogElement {
  const own = useRef<HTMLDialogElement>(null);
  const ref = useMemo(() => mergeRefs(own, theirRef), [theirRef]);
  const latest = useLatest({ open, onClose });
  const wasAsked = useRef(false);

  useEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    if (open && !dialog.open) showModal(dialog);
    if (!open && dialog.open) closeDialog(dialog);
  }, [open]);
  useEffect(() => {
    const dialog = own.current;
    const handleClose = () => {
      const asks = !wasAsked.current;
      wasAsked.current = false;
      // The event comes a task later: the dialog may have been shown again by then.
      if (!dialog || dialog.open || !latest.current.open) return;
      showModal(dialog);
      if (asks) latest.current.onClose('close');
    };
    dialog?.addEventListener('close', handleClose);
    return () => dialog?.removeEventListener('close', handleClose);
  }, [latest]);
  useLayoutEffect(() => {
    const dialog = own.current;
    // Where an open dialog is taken out of the page, the browser gives the focus back to nothing.
    return () => closeDialog(dialog);
  }, []);

  return {
    ref,
    handlers: {
      // The owner may decline, as a form with unsaved changes does.
      onCancel: (event) => {
        // A file field inside sends `cancel`, too, when its window is closed without a choice.
        const isOwn = event.target === event.currentTarget;
        // Chrome refuses a second Escape without a press in between: then the dialog closes whatever the owner says.
        if (isOwn) wasAsked.current = !event.cancelable;
        onCancel?.(event);
        if (!isOwn || event.defaultPrevented) return;
        event.preventDefault();
        onClose('escape');
      },
      // The padding lies on an inner box, so only a press on the backdrop has the dialog itself as its target.
      onClick: mergeHandlers(({ target, currentTarget }) => {
        if (target === currentTarget) onClose('backdrop');
      }, onClick),
    },
  };
}
