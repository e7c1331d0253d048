import { expect } from '@playwright/test';
import { modesOf } from '../../.storybook/modes.ts';
import { comparePage } from './compare.ts';
import { findUndrawnProps } from './drawnProps.ts';
import { readStories, separator, titleOf } from './pictures.ts';
import { openStory, test } from './story.ts';

for (const story of readStories()) {
  for (const [name, mode] of Object.entries(modesOf(story))) {
    test(titleOf(story) + separator + name, async ({ preview: page }) => {
      const status = await openStory(page, story, mode);
      expect.soft(status, status).toBe('success');
      const component = /^Components\/(\w+)$/.exec(story.title)?.[1];
      if (name === 'desktop' && component) {
        const undrawn = await findUndrawnProps(page, component);
        expect.soft(undrawn, `The matrix does not draw ${undrawn.join(', ')}`).toEqual([]);
      }
      await comparePage(page, [story.id, `${name}.webp`]);
    });
  }
}
