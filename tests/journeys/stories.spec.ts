import { expect, test } from '../support/journey.ts';

test('stories open over the page, follow the keys, and give the focus back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/grocery-4');
  const story = page.getByRole('button', { name: 'Bread at seven' });
  await story.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Stories' });
  await expect(viewer.getByRole('heading', { name: 'Still too hot to slice' })).toBeVisible();
  // Under reduced motion a story stays, so there is nothing to pause.
  await expect(viewer.getByRole('button', { name: 'Pause stories' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('heading', { name: 'Ice, lemon, nothing else' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('link', { name: 'See the bread' })).toHaveAttribute(
    'href',
    '/grocery-4/categories/breads',
  );
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(story).toBeFocused();
});

test('a story stays five seconds, and the button pauses it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/grocery-4');
  await page.getByRole('button', { name: 'Berry week' }).click();
  const viewer = page.getByRole('dialog', { name: 'Stories' });
  await expect(viewer.getByText('2 of 8')).toBeVisible({ timeout: 8000 });
  await viewer.getByRole('button', { name: 'Pause stories' }).click();
  // The bar of the story that is shown is its clock.
  const clock = viewer.locator('[data-state=current] > span');
  const states = () => clock.evaluate((bar) => bar.getAnimations().map(({ playState }) => playState));
  await expect.poll(states).toEqual(['paused']);
  await expect(viewer.getByText('2 of 8')).toBeVisible();
  await viewer.getByRole('link', { name: 'See the bread' }).click();
  await expect(page).toHaveURL('/grocery-4/categories/breads');
});

test('on a phone the halves of a story lead back and on, in German', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/de/grocery-4');
  await page.getByRole('list', { name: 'Storys' }).getByRole('button').first().click();
  const viewer = page.getByRole('dialog', { name: 'Storys' });
  await expect(viewer.getByText('1 von 8')).toBeVisible();
  await page.mouse.click(300, 400);
  await expect(viewer.getByText('2 von 8')).toBeVisible();
  await page.mouse.click(60, 400);
  await expect(viewer.getByText('1 von 8')).toBeVisible();
  await viewer.getByRole('button', { name: 'Schließen' }).click();
  await expect(viewer).toBeHidden();
});
