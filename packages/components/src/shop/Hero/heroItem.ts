import type { ReactNode } from 'react';

/** Price tag on a product in the image. */
export interface HeroPin {
  /** `slug` of one of the `products`. Pins of unknown products are not rendered. */
  productSlug: string;
  /** Short name of the product. @default the title of the product */
  title?: string | undefined;
  /** Distance from the left edge of the wide image, in percent. */
  x: number;
  /** Distance from its top edge, in percent. */
  y: number;
}

/** One slide. */
export interface HeroItem {
  /** Unique id. */
  id: string | number;
  /** Heading; may contain a line break. */
  title: string;
  /** One or two sentences under the heading. */
  description: string;
  /** Text of the main button. */
  buttonText: string;
  /** URL of the main button. */
  href: string;
  /** Text of the second button, shown from 900 px. Omit for none. */
  secondText?: string | undefined;
  /** URL of the second button. */
  secondHref?: string | undefined;
  /** URL of the wide image, 1880 by 860 pixels, empty on its left half. */
  src: string;
  /** URL of the tall image for phones, 780 by 1130 pixels, empty at its top. */
  smallSrc: string;
  /**
   * URL of a dark wide image for the dark theme; the text on it is light. With it every image of the slide loads
   * lazily, so preload those of the first slide. @default `src`
   */
  darkSrc?: string | undefined;
  /** URL of the tall image for phones in the dark theme. @default `smallSrc` */
  smallDarkSrc?: string | undefined;
  /** Replaces the image. */
  media?: ReactNode;
  /** Replaces the buttons. */
  actions?: ReactNode;
  /** Brightness of the image: `dark` gets light text, `light` gets dark text. */
  shade: 'dark' | 'light';
  /** Price tags on the image, shown from 900 px. */
  pins?: readonly HeroPin[] | undefined;
}

/** Fields of a product that a pin reads; the records of the API fit. */
export interface HeroProduct {
  /** URL slug. */
  slug: string;
  /** Name of the product. */
  title: string;
  /** Price before the discount, in major units. */
  price: number;
  /** Discount in percent. Optional. */
  discount?: number | undefined;
  /** ISO 4217 code of the price. Overrides the component's and the provider's `currency`. */
  currency?: string | null | undefined;
}
