/** Every string that `Drawer` announces. */
export interface DrawerLabels {
  /** Name of the close button. */
  close: string;
}

/** The English strings of `Drawer`. */
export const drawerLabels: DrawerLabels = { close: 'Close' };
