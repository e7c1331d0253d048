import { fill } from '../i18n/format';
import type { CartMessages } from './cartMessages';

export interface UndoToastProps {
  messages: CartMessages['cart'];
  /** Name of what was taken out. */
  name: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was taken out, with the way back. It stays until it is closed or used, since Undo is nowhere else. */
export function UndoToast({ messages, name, onUndo, onClose }: UndoToastProps) {
  return (
    <div className="site-toast" role="group" aria-label={messages.undo}>
      <span>{fill(messages.removed, { name })}</span>
      <button type="button" onClick={onUndo}>
        {messages.undo}
      </button>
      <button type="button" className="site-toast-close" aria-label={messages.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
