import { expect } from '@playwright/test';
import { modes, screenModes, type Mode } from '../../.storybook/modes.ts';
import { findUndrawnProps } from './drawnProps.ts';
import { openStory, readStories, test, type Story } from './story.ts';

const stories = readStories();

for (const story of stories.filter(({ name }) => name === 'Matrix')) compare(story, modes);
for (const story of stories.filter(({ title, tags }) => title.startsWith('Screens/') && !tags.includes('mode')))
  compare(story, screenModes);

function compare(story: Story, inModes: Readonly<Record<string, Mode>>) {
  for (const [name, mode] of Object.entries(inModes)) {
    test(`${story.title} › ${story.name} › ${name}`, async ({ preview: page }) => {
      expect.soft(await openStory(page, story, mode), 'play function and axe').toBe('success');
      const component = /^Components\/(\w+)$/.exec(story.title)?.[1];
      if (name === 'desktop' && component) {
        expect
          .soft(await findUndrawnProps(page, component), 'values of props that the matrix does not draw')
          .toEqual([]);
      }
      await expect(page).toHaveScreenshot([story.id, `${name}.webp`], { fullPage: true });
    });
  }
}
