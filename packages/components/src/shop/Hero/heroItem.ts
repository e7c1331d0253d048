import type { ReactNode } from 'react';

/** A price tag on a product in the picture. */
export interface HeroPin {
  /** `slug` of one of the `products`. A pin without its product is not drawn. */
  productSlug: string;
  /** Short name for the tag. Left out: the product's title. */
  title?: string | undefined;
  /** From the left of the wide picture, in per cent. */
  x: number;
  /** From its top, in per cent. */
  y: number;
}

/** One slide. */
export interface HeroItem {
  /** Tells the slides apart. */
  id: string | number;
  /** The heading; may hold a line break. */
  title: string;
  /** One or two sentences under it. */
  description: string;
  /** On the main button. */
  buttonText: string;
  /** Where the main button leads. */
  href: string;
  /** On the second button, from 900 px on. Left out: none. */
  secondText?: string | undefined;
  /** Where the second button leads. */
  secondHref?: string | undefined;
  /** Wide picture, 1880 by 860, empty on its left half. */
  src: string;
  /** Tall picture for phones, 780 by 1130, empty at its top. */
  smallSrc: string;
  /**
   * Wide picture for the dark theme, dark: the text on it is light. With it every picture of the slide is lazy, so preload
   * those of the first slide. Left out: one picture for both themes.
   */
  darkSrc?: string | undefined;
  /** Tall picture for phones in the dark theme. @default `smallSrc` */
  smallDarkSrc?: string | undefined;
  /** Slot in place of the picture. */
  media?: ReactNode;
  /** Slot in place of the buttons. */
  actions?: ReactNode;
  /** Whether the picture is dark (light text) or light (dark text). */
  shade: 'dark' | 'light';
  /** Price tags on the picture, from 900 px on. */
  pins?: readonly HeroPin[] | undefined;
}

/** What a pin has to know of a product; the API's record fits. */
export interface HeroProduct {
  /** Its part of the address. */
  slug: string;
  /** Its name. */
  title: string;
  /** Price before reduction in major units. */
  price: number;
  /** Reduction in per cent. */
  discount?: number | undefined;
  /** ISO 4217 code of the price. It wins over the component's `currency` and the provider's. */
  currency?: string | null | undefined;
}
