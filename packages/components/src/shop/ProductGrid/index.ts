export { ProductGrid, ProductGridSwitch } from './ProductGrid';
export type { ProductGridItem, ProductGridProps, ProductGridSwitchProps, ProductGridLayout } from './ProductGrid';
