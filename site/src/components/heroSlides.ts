import type { PageContext } from '../context/pageContext';
import type { Slide } from '../data';
import { nightPicture } from '../data/pictureWidths';
import { narrowMedia, preloadedByTheme, wideMedia, type PreloadedPicture } from './preloadedPicture';

/** Slides with the links of the page's language, and with the pictures of the night where there are. */
export function localSlides({ linkFromData }: PageContext, slides: readonly Slide[]): Slide[] {
  return slides.map((slide) => ({
    ...slide,
    buttonUrl: linkFromData(slide.buttonUrl),
    ...(slide.secondUrl !== undefined && { secondUrl: linkFromData(slide.secondUrl) }),
    night: nightOf(slide),
  }));
}

/** The pictures of the first slide, the page's largest: each screen fetches its own. */
export function heroPictures([first]: readonly Slide[]): PreloadedPicture[] {
  if (first === undefined) return [];
  const night = nightOf(first);
  return [
    ...preloadedByTheme(first.imgUrl, night?.imgUrl, wideMedia),
    ...preloadedByTheme(first.imgUrlSmall, night?.imgUrlSmall, narrowMedia),
  ];
}

/** Both pictures of a slide by night, or none: one of them alone would stand beside a picture of the day. */
function nightOf({ imgUrl, imgUrlSmall }: Slide): { imgUrl: string; imgUrlSmall: string } | undefined {
  const [wide, tall] = [nightPicture(imgUrl), nightPicture(imgUrlSmall)];
  return wide === undefined || tall === undefined ? undefined : { imgUrl: wide, imgUrlSmall: tall };
}
