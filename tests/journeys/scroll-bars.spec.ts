import type { Page } from '@playwright/test';
import { chromiumShell } from '../../chromium.ts';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

/* A desktop with classic scroll bars, which take a place of their own beside the page. */
test.use({ launchOptions: { ...chromiumShell, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** The color of a pixel of the window, as red, green and blue. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [...picture],
  );
}

const openers: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  'the cart': {
    path: '/gift-shop',
    open: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click(),
  },
  'a story': {
    path: '/grocery-4',
    open: (page) => page.getByRole('button', { name: 'Bread at seven' }).click(),
  },
  'a large picture': {
    path: `/products/${languages.en.slug}`,
    open: (page) => page.locator('[data-mr-action="enlarge"]').first().click(),
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, { path, open }] of Object.entries(openers)) {
    test(
      `${name} leaves no bright strip beside the backdrop, ${colorScheme}`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const width = () => page.evaluate(() => document.body.offsetWidth);
        const before = await width();
        expect(before).toBeLessThan(1440);
        await open(page);
        await expect(page.locator('dialog:modal')).toBeVisible();
        expect(await width()).toBe(before);
        const edge = await colorAt(page, 2, 700);
        const strip = await colorAt(page, 1436, 700);
        for (const [place, part] of strip.entries()) expect(Math.abs(part - (edge[place] ?? 0))).toBeLessThan(6);
      },
    );
  }
}
