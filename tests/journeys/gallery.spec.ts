import { axeFindings } from '../support/axe.ts';
import { expect, tabTo, test } from '../support/journey.ts';
import { languages } from '../support/words.ts';

/** How far the zoomed picture is scrolled. */
const scrolled = ({ scrollLeft, scrollTop }: Element) => ({ left: scrollLeft, top: scrollTop });

test('the pictures of a product by keyboard, large and zoomed; by touch on a phone, in German', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const { base, slug, product } = languages[isPhone ? 'de' : 'en'];
  const t = isPhone
    ? {
        label: `Bilder von ${product}`,
        picture: (number: number) => `${product}, Bild ${String(number)} von 2`,
        thumb: 'Bild 2 von 2',
        enlarge: /Vergrößern$/,
        zoomIn: 'Hineinzoomen',
        zoomOut: 'Herauszoomen',
        zoomed: 'Gezoomtes Bild',
        next: 'Nächstes Bild',
        close: 'Schließen',
      }
    : {
        label: `Pictures of ${product}`,
        picture: (number: number) => `${product}, picture ${String(number)} of 2`,
        thumb: 'Picture 2 of 2',
        enlarge: /Enlarge$/,
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        zoomed: 'Zoomed picture',
        next: 'Next picture',
        close: 'Close',
      };
  const { keyboard } = page;
  await page.goto(`${base}/products/${slug}`);
  const gallery = page.getByRole('group', { name: t.label });
  const dialog = page.getByRole('dialog', { name: t.label });
  const large = (number: number) => dialog.getByRole('img', { name: t.picture(number), exact: true });
  const region = dialog.getByRole('region', { name: t.zoomed });
  const enlarge = (number: number) =>
    gallery.getByRole('link', { name: t.enlarge }).filter({ has: page.getByRole('img', { name: t.picture(number) }) });
  const place = () => region.evaluate(scrolled);

  if (isPhone) {
    await expect(gallery.getByText('1 / 2')).toBeVisible();
    await gallery.getByRole('button', { name: t.next }).tap();
    await expect(gallery.getByText('2 / 2')).toBeVisible();
    await enlarge(2).tap();
    await expect(large(2)).toBeVisible();
    await large(2).tap({ position: { x: 40, y: 60 } });
    await expect(region).toBeVisible();
    const { left, top } = await place();
    // What was tapped is in sight: near the left upper corner.
    const box = (await region.boundingBox())!;
    expect(left).toBeLessThan(box.width / 2);
    expect(top).toBeLessThan(box.height / 2);
    await dialog.getByRole('button', { name: t.zoomOut }).tap();
    await expect(region).toBeHidden();
    await dialog.getByRole('button', { name: t.next }).tap();
    await expect(large(1)).toBeVisible();
    await dialog.getByRole('button', { name: t.close }).tap();
    await expect(dialog).toBeHidden();
    await expect(enlarge(1)).toBeFocused();
    return;
  }

  const thumb = gallery.getByRole('link', { name: t.thumb, exact: true });
  await tabTo(page, thumb);
  await keyboard.press('Enter');
  await expect(thumb).toHaveAttribute('aria-current', 'true');
  await expect(thumb).toBeFocused();
  await keyboard.press('Tab');
  await expect(enlarge(2)).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: t.close })).toBeFocused();
  await expect(large(2)).toBeVisible();
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: t.zoomIn })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: t.zoomOut })).toBeFocused();
  await keyboard.press('Tab');
  await expect(region).toBeFocused();
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([]);
  const before = await place();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await expect.poll(async () => (await place()).left).toBeGreaterThan(before.left);
  await expect.poll(async () => (await place()).top).toBeGreaterThan(before.top);
  // Another picture is shown whole.
  await tabTo(page, dialog.getByRole('button', { name: t.next }));
  await keyboard.press('Enter');
  await expect(large(1)).toBeVisible();
  await expect(region).toBeHidden();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge(1)).toBeFocused();
});
