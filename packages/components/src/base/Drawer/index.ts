export { Drawer } from './Drawer.js';
export type { DrawerProps } from './Drawer.js';
export type DrawerPart = 'root' | 'box' | 'head' | 'title' | 'content' | 'footer';
