export { ProductGallery } from './ProductGallery';
export type { ProductGalleryItem, ProductGalleryProps } from './ProductGallery';
export type { ProductGalleryChangeReason } from './productGalleryState';
