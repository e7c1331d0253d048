import type { ProductGridLabels } from './labels';

/** The German strings of `ProductGrid`. */
export const productGridLabels: ProductGridLabels = {
  label: 'Artikel',
  views: 'Ansicht',
  grid: 'Raster',
  compact: 'Kleine Bilder',
  list: 'Liste',
};
