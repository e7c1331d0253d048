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
  close: 'Close',
};
