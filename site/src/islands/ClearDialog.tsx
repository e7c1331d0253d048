import { Button } from '@marketrow/components/Button';
import { Dialog } from '@marketrow/components/Dialog';
import type { CartMessages } from './cartMessages';

export interface ClearDialogProps {
  open: boolean;
  messages: CartMessages['cart'];
  onOpenChange: (open: boolean) => void;
  /** Called when the shopper says yes. */
  onClear: () => void;
}

/** Asks whether everything is to be taken out of the cart. */
export function ClearDialog({ open, messages, onOpenChange, onClear }: ClearDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={onOpenChange}
      title={messages.clearAsk}
      description={messages.clearText}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {messages.clearNo}
          </Button>
          <Button onClick={onClear}>{messages.clearYes}</Button>
        </>
      }
    />
  );
}
