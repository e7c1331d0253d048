import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [language, { base, slug }] of Object.entries(languages)) {
  const routes = [base || '/', `${base}/gift-shop`, `${base}/products/${slug}`, `${base}/cart`, `${base}/no-such-page`];
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${language}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const route of routes) {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .withTags(tags)
          .options({ rules: { 'target-size': { enabled: true } } })
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${route} ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        );
        expect(found).toEqual([]);
      }
    });
  }

  test(`axe finds nothing in a cart with lines, ${language}`, async ({ page }) => {
    await page.goto(`${base}/products/${slug}`);
    await page.getByRole('button', { name: languages[language as 'en' | 'de'].addOnPage }).click();
    await page.goto(`${base}/cart`);
    await expect(page.getByRole('spinbutton').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
    ).toEqual([]);
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const { base, slug } of Object.values(languages)) {
    for (const route of [
      base || '/',
      `${base}/gift-shop`,
      `${base}/products/${slug}`,
      `${base}/cart`,
      `${base}/no-such-page`,
    ]) {
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
