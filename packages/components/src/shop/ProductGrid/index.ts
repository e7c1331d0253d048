export { ProductGrid, ProductGridSwitch } from './ProductGrid.js';
export type { ProductGridItem, ProductGridProps, ProductGridSwitchProps, ProductGridLayout } from './ProductGrid.js';
export type ProductGridPart =
  'root' | 'tools' | 'box' | 'items' | 'tile' | 'item' | 'switch' | 'choice' | 'input' | 'icon';
