export { ProductGallery } from './ProductGallery.js';
export type { ProductGalleryItem, ProductGalleryProps } from './ProductGallery.js';
export type { ProductGalleryChangeReason } from './productGalleryState.js';
