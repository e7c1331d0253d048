import { Button } from '@marketrow/components/Button';
import { Dialog } from '@marketrow/components/Dialog';
import { Toast } from '@marketrow/components/Toast';
import type { CartMessages } from './cartMessages';

export interface CartOverlaysProps {
  messages: CartMessages['cart'];
  /** Whether it is asked if everything is to be taken out. */
  asking: boolean;
  onAskingChange: (asking: boolean) => void;
  /** Called when the shopper says yes. */
  onClear: () => void;
  /** Message about the line that was taken out last, while that can be taken back. */
  removed: string | undefined;
  onUndo: () => void;
  onClose: () => void;
}

/** What opens over the cart: the question before everything is taken out, and Undo for a line. */
export function CartOverlays(props: CartOverlaysProps) {
  const { messages: t, asking, onAskingChange, onClear, removed, onUndo, onClose } = props;
  return (
    <>
      <Dialog
        alert
        open={asking}
        onOpenChange={onAskingChange}
        title={t.clearAsk}
        description={t.clearText}
        actions={
          <>
            <Button variant="quiet" onClick={() => onAskingChange(false)}>
              {t.clearNo}
            </Button>
            <Button onClick={onClear}>{t.clearYes}</Button>
          </>
        }
      />
      {/* It stays until it is closed or used, since the change can be taken back nowhere else. */}
      {removed === undefined ? null : (
        <Toast
          className="site-toast"
          label={t.undo}
          actionText={t.undo}
          onAction={onUndo}
          onClose={onClose}
          labels={{ close: t.close }}
        >
          {removed}
        </Toast>
      )}
    </>
  );
}
