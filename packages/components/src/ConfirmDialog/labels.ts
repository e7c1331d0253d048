/** Every string that `ConfirmDialog` shows. */
export interface ConfirmDialogLabels {
  /** The answer that keeps everything as it is. */
  cancel: string;
  /** The answer that does it, when `confirmText` is left out. */
  confirm: string;
}

/** The English strings of `ConfirmDialog`. */
export const confirmDialogLabels: ConfirmDialogLabels = { cancel: 'Cancel', confirm: 'Confirm' };
