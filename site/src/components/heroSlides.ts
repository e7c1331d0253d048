import type { Slide } from '../data';
import { linkFromData, type Locale } from '../routes';
import { narrowMedia, wideMedia, type PreloadedPicture } from './preloadedPicture';

/** Slides with the links of the page's language. */
export function localSlides(locale: Locale, slides: readonly Slide[]): Slide[] {
  return slides.map((slide) => ({
    ...slide,
    buttonUrl: linkFromData(locale, slide.buttonUrl),
    ...(slide.secondUrl !== undefined && { secondUrl: linkFromData(locale, slide.secondUrl) }),
  }));
}

/** The pictures of the first slide, the page's largest: each screen fetches its own. */
export function heroPictures([first]: readonly Slide[]): PreloadedPicture[] {
  if (first === undefined) return [];
  return [
    { href: first.imgUrl, media: wideMedia },
    { href: first.imgUrlSmall, media: narrowMedia },
  ];
}
