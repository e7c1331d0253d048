/** Every string that `Dialog` announces. */
export interface DialogLabels {
  /** Name of the close button. */
  close: string;
}

/** The English strings of `Dialog`. */
export const dialogLabels: DialogLabels = { close: 'Close' };
