import type { PageContext } from '../context/pageContext';
import type { Slide } from '../data';
import { narrowMedia, wideMedia, type PreloadedPicture } from './preloadedPicture';

/** Slides with the links of the page's language. */
export function localSlides({ linkFromData }: PageContext, slides: readonly Slide[]): Slide[] {
  return slides.map((slide) => ({
    ...slide,
    buttonUrl: linkFromData(slide.buttonUrl),
    ...(slide.secondUrl !== undefined && { secondUrl: linkFromData(slide.secondUrl) }),
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
