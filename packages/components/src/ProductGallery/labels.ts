/** Every string that `ProductGallery` shows or announces. */
export interface ProductGalleryLabels {
  /** Name of the whole. `{item}` is filled in. */
  label: string;
  /** Text for a picture. `{item}`, `{number}` and `{count}` are filled in. */
  picture: string;
  /** Name of a thumb. `{number}` and `{count}` are filled in. */
  show: string;
  /** Spoken after a picture's text: what pressing it does. */
  enlarge: string;
  /** Name of the button that goes back. */
  previous: string;
  /** Name of the button that goes on. */
  next: string;
  /** Which picture of how many, on the stage of a phone. `{number}` and `{count}` are filled in. */
  counter: string;
  /** Name of the button that shows the large picture twice as large. */
  zoomIn: string;
  /** Name of the same button while the picture is zoomed. */
  zoomOut: string;
  /** Name of the box in which a zoomed picture is scrolled. */
  zoomed: string;
  /** Name of the button that closes the large picture. */
  close: string;
}

/** The English strings of `ProductGallery`. */
export const productGalleryLabels: ProductGalleryLabels = {
  label: 'Pictures of {item}',
  picture: '{item}, picture {number} of {count}',
  show: 'Picture {number} of {count}',
  enlarge: 'Enlarge',
  previous: 'Previous picture',
  next: 'Next picture',
  counter: '{number} / {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: 'Zoomed picture',
  close: 'Close',
};
