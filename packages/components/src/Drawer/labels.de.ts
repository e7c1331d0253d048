import type { DrawerLabels } from './labels';

/** The German strings of `Drawer`. */
export const drawerLabels: DrawerLabels = { close: 'Schließen' };
