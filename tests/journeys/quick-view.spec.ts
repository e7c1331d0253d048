import { axeFindings } from '../support/axe.ts';
import { expect, expectStored, test } from '../support/journey.ts';

const slug = 'keyfold-c1-hardware-security-key';

// Without a mouse there is no quick view: a tap on the card is as quick.
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

test('a product is looked at and bought without leaving the list, by keyboard, and the focus comes back', async ({
  page,
}) => {
  await page.goto('/gift-shop/secure-access');
  const card = page.getByRole('article').filter({ hasText: 'Keyfold C1' });
  await card.getByRole('link').focus();
  const opener = card.getByRole('button', { name: 'Quick view: Keyfold C1 hardware security key' });
  // It comes with the first sign that the page is used, which this focus is.
  await expect(opener).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keyfold C1 hardware security key' });
  await expect(dialog).toContainText('$49.00');
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('radio', { name: /red/i }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expectStored(page, { [slug]: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('with the product failing', () => {
  test.use({ allowedComplaints: /status of (?:404|500)/ });

  test('the quick view says so in German, and reads again on request', async ({ page }) => {
    let fails = true;
    await page.route('**/data/de/products/*.json', (route) =>
      fails ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goto('/de/gift-shop/secure-access');
    const card = page.getByRole('article').filter({ hasText: 'Keyfold C1' });
    await card.hover();
    await card.getByRole('button', { name: /^Schnellansicht/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Der Artikel lässt sich gerade nicht laden.');
    fails = false;
    await dialog.getByRole('button', { name: /erneut|noch einmal/i }).click();
    await expect(dialog).toContainText('49,00 $');
    await expect(dialog.getByRole('link', { name: /Details|Produktseite|ansehen/i })).toHaveAttribute(
      'href',
      /\/de\/products\/keyfold-c1/,
    );
  });
});
