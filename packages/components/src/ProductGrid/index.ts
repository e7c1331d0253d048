export { ProductGrid, ProductGridSwitch } from './ProductGrid';
export type { ProductGridItem, ProductGridProps, ProductGridSwitchProps, ProductGridView } from './ProductGrid';
export { productGridLabels } from './labels';
export type { ProductGridLabels } from './labels';
