import { expect } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { comparePage } from './compare.ts';
import { findUndrawnProps } from './drawnProps.ts';
import { readStories, separator, titleOf } from './pictures.ts';
import { openStory, test, turnDark } from './story.ts';

for (const story of readStories()) {
  const { desktop, 'desktop-dark': dark, ...others } = modesOf(story);
  for (const [name, mode] of Object.entries({ ...(desktop && { desktop }), ...others })) {
    test(titleOf(story) + separator + name, async ({ preview: page }) => {
      const status = await openStory(page, story, mode);
      expect.soft(status, status).toBe('success');
      const component = /^Components\/(\w+)$/.exec(story.title)?.[1];
      if (mode === desktop && component) {
        const undrawn = await findUndrawnProps(page, component);
        expect.soft(undrawn, `The matrix does not draw ${undrawn.join(', ')}`).toEqual([]);
      }
      await comparePage(page, [story.id, `${name}.webp`]);
      if (mode !== desktop || !dark) return;
      // In place: half of the time of a page is its load, and a theme is style alone.
      const faint = await turnDark(page);
      expect.soft(faint, `In dark, axe: ${faint.join('\n')}`).toEqual([]);
      await comparePage(page, [story.id, 'desktop-dark.webp']);
    });
  }
}

test('The docs page of a component lists its parts, states and custom properties', async ({ preview: page }) => {
  await page.goto('/iframe.html?id=components-price--docs&viewMode=docs');
  for (const text of ['mr-Price-saving', '[data-size="sm|md|lg"]', '--mr-price-gap', 'space between the amounts']) {
    await expect(page.getByRole('cell', { name: text, exact: true })).toBeVisible();
  }
});
