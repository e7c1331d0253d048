'use client';

import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { closeDialog, showModal } from '../dom.js';
import { mergeHandlers } from '../render/mergeHandlers.js';
import { mergeRefs } from '../render/mergeRefs.js';
import { triggerElement } from '../render/triggerElement.js';
import type { ReasonedDetails } from './changeDetails.js';
import type { TriggerProps } from './openState.js';
import { useControllableState } from './useControllableState.js';
import { useLatest } from './useLatest.js';

/** Cause of a change: the trigger, the Escape key, a press outside, a close button, or a swipe down on a sheet. */
export type DialogChangeReason = 'trigger' | 'escape' | 'outside' | 'close' | 'swipe';

export type DialogOpenProps = TriggerProps<ReasonedDetails<DialogChangeReason>>;

type ElementProps = Pick<ComponentProps<'dialog'>, 'id' | 'ref' | 'onCancel' | 'onClick'>;

/**
 * Synchronizes a native modal `<dialog>` with its open state. The browser traps focus, makes the page behind inert and
 * restores focus on close. If the dialog is closed by other means (a second Escape in Chrome, a form with
 * `method="dialog"`), the owner is asked, too, and the dialog reopens if the owner declines. Returns the open state, a
 * function that requests to close it, the caller's trigger, to be rendered beside the `<dialog>`, and the props of the
 * `<dialog>`: the given ones, whose handlers run first.
 * @param keepsOutside Ignores presses outside.
 */
export function useDialogElement<Props extends DialogOpenProps & ElementProps>(
  { open, defaultOpen = false, onOpenChange, trigger, id, ref: theirRef, onCancel, onClick, ...rest }: Props,
  keepsOutside = false,
) {
  const ownId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLElement>(null);
  const ref = useMemo(() => mergeRefs(own, theirRef), [theirRef]);
  const [isOpen, change] = useControllableState<boolean, ReasonedDetails<DialogChangeReason>>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const latest = useLatest({ isOpen, change });
  const wasAsked = useRef(false);
  const isMounted = useRef(false);
  const dialogId = id ?? (trigger && ownId);

  useEffect(() => {
    const dialog = own.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) showModal(dialog);
    if (!isOpen && dialog.open && !isMounted.current) {
      // Opened by a button's `command` before hydration: it stays open.
      latest.current.change(true, { reason: 'trigger' });
    } else if (!isOpen && dialog.open) {
      closeDialog(dialog);
      // Safari does not focus a pressed button, and jsdom does not move focus.
      const active = document.activeElement;
      if (active === document.body || dialog.contains(active)) button.current?.focus();
    }
    isMounted.current = true;
  }, [isOpen, latest]);
  useEffect(() => {
    const dialog = own.current;
    const handleClose = (event: Event) => {
      const asks = !wasAsked.current;
      wasAsked.current = false;
      // The event is dispatched in a later task: the dialog may be open again by then.
      if (!dialog || dialog.open || !latest.current.isOpen) return;
      showModal(dialog);
      if (asks) latest.current.change(false, { reason: 'close', event });
    };
    dialog?.addEventListener('close', handleClose);
    return () => dialog?.removeEventListener('close', handleClose);
  }, [latest]);
  useLayoutEffect(() => {
    const dialog = own.current;
    // When an open dialog is removed from the page, the browser does not restore focus.
    return () => closeDialog(dialog);
  }, []);

  const close = (reason: DialogChangeReason, { nativeEvent: event }: SyntheticEvent) =>
    void change(false, { reason, event });
  return {
    isOpen,
    close,
    trigger: triggerElement(trigger, {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': dialogId,
      onClick: ({ nativeEvent: event }) => void change(true, { reason: 'trigger', event }),
    }),
    element: {
      ...rest,
      id: dialogId,
      ref,
      // The owner may decline, for example for a form with unsaved changes.
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        // A file input inside sends `cancel`, too, when its file picker is closed without a choice.
        const isOwn = event.target === event.currentTarget;
        // Chrome refuses a second Escape without a press in between: the dialog then closes even if the owner declines.
        if (isOwn) wasAsked.current = !event.cancelable;
        onCancel?.(event);
        if (!isOwn || event.defaultPrevented) return;
        event.preventDefault();
        close('escape', event);
      },
      // The padding is on an inner box, so only a press on the backdrop has the dialog itself as its target.
      onClick: mergeHandlers((event: MouseEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget && !keepsOutside) close('outside', event);
      }, onClick),
    },
  };
}
