/*
 * The home pages: their carousels turn. Fetched after the page has loaded: the first slide is there without it. A press that
 * comes earlier is kept and played again.
 */
let pressed: HTMLElement | null | undefined;
const keepPress = ({ target }: Event) =>
  (pressed = (target as Element).closest<HTMLElement>('[data-mr-root=carousel] button'));

const start = () =>
  void import('@marketrow/components/Carousel/attach').then(({ attachCarousel }) => {
    removeEventListener('click', keepPress);
    attachCarousel(document.body);
    pressed?.click();
  });

addEventListener('click', keepPress);
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
