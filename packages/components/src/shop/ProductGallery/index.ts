export { ProductGallery } from './ProductGallery.js';
export type { ProductGalleryItem, ProductGalleryProps } from './ProductGallery.js';
export type { ProductGalleryChangeReason } from './productGalleryState.js';
export type ProductGalleryPart =
  | 'root'
  | 'thumbImage'
  | 'image'
  | 'controls'
  | 'dialog'
  | 'tools'
  | 'zoomIn'
  | 'zoomOut'
  | 'large'
  | 'thumbs'
  | 'thumb'
  | 'stage'
  | 'track'
  | 'slide'
  | 'link'
  | 'counter'
  | 'tag';
