/** Every string that `Carousel` shows or announces. */
export interface CarouselLabels {
  /** What the widget is called: `aria-roledescription` of the whole. */
  carousel: string;
  /** What a slide is called: `aria-roledescription` of each. */
  slide: string;
  /** Name of a slide. `{number}` and `{count}` are filled in. */
  position: string;
  /** Name of the button while slides follow one another by themselves. */
  stop: string;
  /** Name of the same button while they do not. */
  start: string;
  /** Name of the button that goes back. */
  previous: string;
  /** Name of the button that goes on. */
  next: string;
}

/** The English strings of `Carousel`. */
export const carouselLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{number} of {count}',
  stop: 'Stop rotation',
  start: 'Start rotation',
  previous: 'Previous slide',
  next: 'Next slide',
};
