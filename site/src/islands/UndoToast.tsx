import { fill } from '../i18n/format';
import type { CartWords } from './CartPage';

export interface UndoToastProps {
  words: CartWords['cart'];
  /** Name of what was taken out. */
  name: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was taken out, with the way back. It stays until it is closed or used, since Undo is nowhere else. */
export function UndoToast({ words, name, onUndo, onClose }: UndoToastProps) {
  return (
    <div className="site-toast" role="group" aria-label={words.undo}>
      <span>{fill(words.removed, { name })}</span>
      <button type="button" onClick={onUndo}>
        {words.undo}
      </button>
      <button type="button" className="site-toast-close" aria-label={words.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
