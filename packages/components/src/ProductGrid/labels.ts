/** Every string that `ProductGrid` shows or announces. */
export interface ProductGridLabels {
  /** Accessible name of the list when `label` is left out. */
  label: string;
  /** Accessible name of the switch. */
  views: string;
  /** Name of the view in columns. */
  grid: string;
  /** Name of the view in more and narrower columns. */
  compact: string;
  /** Name of the view below each other. */
  list: string;
}

/** The English strings of `ProductGrid`. */
export const productGridLabels: ProductGridLabels = {
  label: 'Products',
  views: 'View',
  grid: 'Grid',
  compact: 'Small pictures',
  list: 'List',
};
