/** Every string that `ProductCarousel` shows or announces. */
export interface ProductCarouselLabels {
  /** Name of the button that scrolls back. `{label}` is filled in. */
  previous: string;
  /** Name of the button that scrolls on. `{label}` is filled in. */
  next: string;
}

/** The English strings of `ProductCarousel`. */
export const productCarouselLabels: ProductCarouselLabels = {
  previous: 'Back: {label}',
  next: 'More: {label}',
};
