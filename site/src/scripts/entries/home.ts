/* The home pages: their carousels turn. Fetched after the page has loaded: the first slide is there without it. */
const start = () =>
  void import('@marketrow/components/Carousel/attach').then(({ attachCarousel }) => attachCarousel(document.body));

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
