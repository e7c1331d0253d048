import type { ProductGalleryLabels } from './labels';

/** The German strings of `ProductGallery`. */
export const productGalleryLabels: ProductGalleryLabels = {
  label: 'Bilder von {item}',
  picture: '{item}, Bild {number} von {count}',
  show: 'Bild {number} von {count}',
  enlarge: 'Vergrößern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  counter: '{number} / {count}',
  zoomIn: 'Hineinzoomen',
  zoomOut: 'Herauszoomen',
  zoomed: 'Gezoomtes Bild',
  close: 'Schließen',
};
