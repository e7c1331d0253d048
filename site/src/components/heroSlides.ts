import type { HeroItem } from '@marketrow/components/Hero';
import type { PageContext } from '../context/pageContext';
import type { Slide } from '../data';
import { nightPicture } from '../data/pictureWidths';
import { narrowMedia, preloadedByTheme, wideMedia, type PreloadedPicture } from './preloadedPicture';

/** Items of `Hero`: the slides with links in the page's language, and with dark pictures where they exist. */
export function heroItems({ linkFromData }: PageContext, slides: readonly Slide[]): HeroItem[] {
  return slides.map((slide) => ({
    id: slide.id,
    title: slide.title,
    description: slide.description,
    buttonText: slide.buttonText,
    href: linkFromData(slide.buttonUrl),
    secondText: slide.secondText,
    secondHref: slide.secondUrl && linkFromData(slide.secondUrl),
    src: slide.imgUrl,
    smallSrc: slide.imgUrlSmall,
    ...darkPictures(slide),
    shade: slide.tone,
    pins: slide.pins.map(({ label, ...pin }) => ({ ...pin, title: label })),
  }));
}

/** The pictures of the first slide, the page's largest: each screen fetches its own. */
export function heroPictures([first]: readonly Slide[]): PreloadedPicture[] {
  if (first === undefined) return [];
  const dark = darkPictures(first);
  return [
    ...preloadedByTheme(first.imgUrl, dark?.darkSrc, wideMedia),
    ...preloadedByTheme(first.imgUrlSmall, dark?.smallDarkSrc, narrowMedia),
  ];
}

/** Both dark pictures of a slide, or none: one alone would share its slide with a light picture. */
function darkPictures({ imgUrl, imgUrlSmall }: Slide): { darkSrc: string; smallDarkSrc: string } | undefined {
  const [wide, tall] = [nightPicture(imgUrl), nightPicture(imgUrlSmall)];
  return wide === undefined || tall === undefined ? undefined : { darkSrc: wide, smallDarkSrc: tall };
}
