export { Drawer } from './Drawer';
export type { DrawerProps } from './Drawer';
export { drawerLabels } from './labels';
export type { DrawerLabels } from './labels';
