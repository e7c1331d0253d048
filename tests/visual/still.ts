import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const css =
  '*,*::before,*::after{transition:none!important;scroll-behavior:auto!important;caret-color:transparent!important}';

/**
 * Makes a photo a plain box, of a tenth of the bytes: its place, size, corners and veil still show. Stories in light at a desk show
 * photos, except matrices of `withPlainPhotos`.
 */
export const plainPhotos = 'img[src*="/images/"]{object-position:-9999px 0!important;background:#cba}';

/** Components without photos in their pictures: those of another component's matrix, or as many bytes as all its other pictures together. */
export const withPlainPhotos: ReadonlySet<string> = new Set([
  'AppBanner',
  'BundleBox',
  'CartDrawer',
  'CategoryGrid',
  'DataTable',
  'ProductCarousel',
  'ProductForm',
  'ProductGrid',
  'QuickView',
  'RecentlyViewed',
  'SearchBar',
  'ShopCard',
  'StoryRow',
  'StoryViewer',
]);

/** Opens a page where it is always the same time of one day, random numbers are the same, and nothing moves. */
export async function openStill(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', ...options });
  await context.clock.setFixedTime('2026-06-15T10:00:00Z');
  await context.addInitScript((sheet) => {
    let seed = 42;
    Math.random = () => (seed = (seed * 1664525 + 1013904223) % 4294967296) / 4294967296;
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));
    });
  }, css);
  return context.newPage();
}

/** Fetches and decodes the pictures of a page, those below the window too, and waits for its fonts. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isDrawn = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
      complete && (naturalWidth > 0 || currentSrc === '');
    for (const image of document.images) image.loading = 'eager';
    for (let tries = 0; tries < 100; tries++) {
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      if ([...document.images].every(isDrawn)) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await document.fonts.ready;
  });
}
