export { ProductGrid, ProductGridSwitch } from './ProductGrid';
export type { ProductGridItem, ProductGridProps, ProductGridSwitchProps, ProductGridView } from './ProductGrid';
