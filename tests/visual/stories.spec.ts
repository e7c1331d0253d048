import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { comparePage } from './compare.ts';
import { findUndrawnProps } from './drawnProps.ts';
import { nameOf, readStories, titleOf } from './pictures.ts';
import { changeMode, findOverflow, openStory, test } from './story.ts';

for (const story of readStories()) {
  const [first, ...others] = Object.entries(modesOf(story));
  if (!first) continue;
  // A play function runs again in each width. The header of a scrolled table moves by a fraction of a pixel when the window narrows.
  const isReopened = story.tags.includes('play-fn') || story.id === 'components-datatable--matrix';
  test(titleOf(story), async ({ preview: page }) => {
    for (const [name, mode] of [first, ...others]) {
      const opens = mode === first[1] || (isReopened && mode.viewport !== first[1].viewport);
      const status = opens ? await openStory(page, story, mode) : await changeMode(page, mode);
      expect.soft(status, `${name}: ${status ?? ''}`).toBe('success');
      if (mode === first[1] && story.id.startsWith('components-')) {
        const undrawn = await findUndrawnProps(page, nameOf(story.title));
        expect.soft(undrawn, `The matrix does not draw ${undrawn.join(', ')}`).toEqual([]);
      }
      await comparePage(page, [story.id, `${name}.webp`]);
      expect.soft(await findOverflow(page, mode), `${name}: the story is wider than its window`).toEqual([]);
    }
  });
}

// Without pictures: a brand has the typefaces of the system, which are others on each machine.
for (const file of globSync('*.css', { cwd: join(import.meta.dirname, '../../.storybook/brands') })) {
  const brand = basename(file, '.css');
  test(`The brand ${brand} is accessible in both themes, at a desk and on a phone`, async ({ preview: page }) => {
    const story = { id: 'foundations-brand-sheet--sheet', title: 'Foundations/Brand sheet', name: 'Sheet', tags: [] };
    for (const theme of ['light', 'dark'] as const) {
      for (const viewport of [1280, 320]) {
        const status = await openStory(page, story, { viewport, theme, brand });
        expect.soft(status, `${theme}, ${String(viewport)}`).toBe('success');
        await expect(page.getByRole('banner')).toContainText(new RegExp(brand.replace('-', ' '), 'i'));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport);
      }
    }
  });
}

test('The docs page of a component lists its parts, states and custom properties', async ({ preview: page }) => {
  await page.goto('/iframe.html?id=components-price--docs&viewMode=docs');
  for (const text of ['mr-Price-saving', '[data-size="sm|md|lg"]', '--mr-price-gap', 'space between the amounts']) {
    await expect(page.getByRole('cell', { name: text, exact: true })).toBeVisible();
  }
});
