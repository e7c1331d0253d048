import { axeFindings } from '../support/axe.ts';
import { expect, expectStored, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

const words = {
  en: { save: 'Save for later', title: 'Saved for later', move: 'Move to cart', undo: 'Undo' },
  de: { save: 'Für später merken', title: 'Für später gemerkt', move: 'In den Warenkorb', undo: 'Rückgängig' },
} as const;

for (const language of ['en', 'de'] as const) {
  const t = words[language];

  test(`a line is saved for later, back in one press, and Undo takes it back, ${language}`, async ({ page }) => {
    const { base, slug, addOnPage } = languages[language];
    await page.goto(`${base}/products/${slug}`);
    await page.getByRole('button', { name: addOnPage }).click();
    await expectStored(page, { [slug]: 1 });
    await page.goto(`${base}/cart`);
    const main = page.getByRole('main');
    const saved = main.getByRole('region', { name: t.title });

    await main.getByRole('button', { name: `${t.save}: ` }).click();
    await expect(saved).toBeVisible();
    await expectStored(page, {});
    await page.getByRole('button', { name: t.undo }).click();
    await expect(saved).toHaveCount(0);
    await expectStored(page, { [slug]: 1 });

    await main.getByRole('button', { name: `${t.save}: ` }).click();
    await expectStored(page, {});
    await page.reload();
    await expect(saved.getByRole('listitem')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await saved.getByRole('button', { name: `${t.move}: ` }).click();
    await expect(saved).toHaveCount(0);
    await expectStored(page, { [slug]: 1 });
    await page.reload();
    await expect(main.getByRole('button', { name: `${t.save}: ` })).toBeVisible();
  });
}
