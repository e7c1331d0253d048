/** Every string that `Toast` announces. */
export interface ToastLabels {
  /** Name of the close button. */
  close: string;
}

/** The English strings of `Toast`. */
export const toastLabels: ToastLabels = { close: 'Close' };
