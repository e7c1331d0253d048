export { ProductGallery } from './ProductGallery';
export type { ProductGalleryImage, ProductGalleryProps } from './ProductGallery';
export { productGalleryLabels } from './labels';
export type { ProductGalleryLabels } from './labels';
