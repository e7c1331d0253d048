export { ProductGallery, productGalleryLabels } from './ProductGallery';
export type { ProductGalleryImage, ProductGalleryLabels, ProductGalleryProps } from './ProductGallery';
