import { Button } from '@marketrow/components/Button';
import { useEffect, useId, useRef } from 'react';
import type { CartMessages } from './cartMessages';

export interface ClearDialogProps {
  messages: CartMessages['cart'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the whole cart is emptied. Focus begins on the harmless answer; Escape gives it. */
export function ClearDialog({ messages, onConfirm, onCancel }: ClearDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="site-dialog"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onCancel}
    >
      <h2 id={`${id}title`}>{messages.clearAsk}</h2>
      <p id={`${id}text`}>{messages.clearText}</p>
      <div>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {messages.clearNo}
        </Button>
        <Button onClick={onConfirm}>{messages.clearYes}</Button>
      </div>
    </dialog>
  );
}
