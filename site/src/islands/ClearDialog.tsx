import { Button } from '@marketrow/components/Button';
import { useEffect, useId, useRef } from 'react';
import type { CartWords } from './CartPage';

export interface ClearDialogProps {
  words: CartWords['cart'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the whole cart is emptied. Focus begins on the harmless answer; Escape gives it. */
export function ClearDialog({ words, onConfirm, onCancel }: ClearDialogProps) {
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
      <h2 id={`${id}title`}>{words.clearAsk}</h2>
      <p id={`${id}text`}>{words.clearText}</p>
      <div>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {words.clearNo}
        </Button>
        <Button onClick={onConfirm}>{words.clearYes}</Button>
      </div>
    </dialog>
  );
}
