export { ProductGrid, ProductGridSwitch } from './ProductGrid.js';
export type { ProductGridItem, ProductGridProps, ProductGridSwitchProps, ProductGridLayout } from './ProductGrid.js';
