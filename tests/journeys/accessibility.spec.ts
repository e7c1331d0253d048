import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';
import { guestPaths } from '../visual/pages.ts';

/** Runs in the page: the colors between two themes are nobody's. */
async function endTransitions(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

for (const [language, { base, slug }] of Object.entries(languages)) {
  test(`axe finds nothing on any template, light and dark, ${language}`, async ({ page }, { project }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const offenders: string[] = [];
    for (const route of guestPaths(base)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      offenders.push(...(await axeFindings(page)).map((found) => `${route} ${found}`));
      // The theme changes colors and nothing else, and the narrow layout has the same.
      if (project.name === 'phone') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(endTransitions);
      offenders.push(
        ...(await axeFindings(page, { rules: ['color-contrast'] })).map((found) => `${route} dark ${found}`),
      );
    }
    expect(offenders).toEqual([]);
  });

  test(`axe finds nothing in a cart with lines, ${language}`, async ({ page }) => {
    await page.goto(`${base}/products/${slug}`);
    await page.getByRole('button', { name: languages[language as 'en' | 'de'].addOnPage }).click();
    await page.goto(`${base}/cart`);
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test(
  'nothing scrolls sideways on a laptop, whose menu is the longest in German',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/de');
    const offenders: number[] = [];
    for (const width of [920, 1100, 1280, 1300, 1320, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) offenders.push(width);
    }
    expect(offenders).toEqual([]);
  },
);

test('nothing scrolls sideways at 320 px', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 720 });
  for (const { base } of Object.values(languages)) {
    for (const route of guestPaths(base)) {
      await page.goto(route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, route).toBeLessThanOrEqual(0);
    }
  }
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/gift-shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(
    `what has focus is never under the sticky header at ${viewport.width} px`,
    { tag: viewport.width < 600 ? '@phone' : '@desktop' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/de/gift-shop');
      // From the foot of the page upwards: each stop comes in from above, where the header is.
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const covered: string[] = [];
      let stops = 0;
      for (let inMain = false, left = false; !left; stops += 1) {
        await page.keyboard.press('Shift+Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return {
            name: focused.getAttribute('aria-label') ?? focused.textContent,
            inMain: focused.closest('main') !== null,
            covered: focused.closest('header') === null && focused.getBoundingClientRect().top < header,
          };
        });
        left = inMain && !stop.inMain;
        inMain = stop.inMain;
        if (inMain && stop.covered) covered.push(stop.name);
      }
      expect(stops).toBeGreaterThan(30);
      expect(covered).toEqual([]);
    },
  );
}

test('a line that goes hands the focus on, and Undo brings it back', async ({ page }) => {
  const { product, quantity } = languages.en;
  await page.goto('/gift-shop');
  const cards = page.getByRole('list', { name: 'Featured gifts' }).getByRole('article');
  const names = await cards.getByRole('heading').allTextContents();
  for (const name of names.slice(0, 2)) {
    await page
      .getByRole('button', { name: languages.en.addOnCard(name), exact: true })
      .first()
      .click();
  }
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: quantity(product) })).toBeVisible();
  await page.getByRole('button', { name: `Decrease quantity of ${product}` }).click();
  await expect(page.getByRole('status')).toHaveText(`${product} removed`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: names[1] ?? '', exact: true })
      .first(),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: product, exact: true }).first()).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(`${product} is back in the cart`);
  // Below 1 takes the line out, by the keyboard too.
  const field = page.getByRole('spinbutton', { name: quantity(product) });
  await field.fill('0');
  await field.press('Enter');
  await expect(page.getByRole('status')).toHaveText(`${product} removed`);
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
