import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { modes, screenModes, type Mode } from '../../.storybook/modes.ts';
import { storybookFolder, storybookPort } from './serve.ts';
import { loadPictures, openStill } from './still.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  subtype?: 'story' | 'test';
  title: string;
  name: string;
}

/** How a story ended, once it has: what its tests of accessibility found, too. */
interface Ended {
  storyStatus?: string;
}

// One page for each worker: a new context for each story costs twice the time.
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const page = await openStill(browser, { baseURL: `http://127.0.0.1:${storybookPort}` });
      await page.addInitScript(watchStory);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test');

for (const story of stories.filter(({ name }) => name === 'Matrix')) compare(story, modes);
for (const story of stories.filter(({ title }) => title.startsWith('Screens/'))) compare(story, screenModes);

function compare({ id, title, name: story }: Entry, inModes: Readonly<Record<string, Mode>>) {
  for (const [mode, { viewport, ...globals }] of Object.entries(inModes)) {
    test(`${title} › ${story} › ${mode}`, async ({ preview: page }) => {
      await page.setViewportSize({ width: viewport, height: 800 });
      const chosen = Object.entries(globals).map((pair) => pair.join(':'));
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => 'storyStatus' in window, undefined, { polling: 20 });
      const status = await page.evaluate(() => (window as Ended).storyStatus);
      expect.soft(status, 'play function and axe').toBe('success');
      await loadPictures(page);
      await expect(page).toHaveScreenshot([id, `${mode}.webp`], { fullPage: true });
    });
  }
}

/** Runs in the page before it loads: notes how the story ended. */
function watchStory() {
  interface Channel {
    once: (event: string, heard: (end: { status: string }) => void) => void;
  }
  const page = window as Ended & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  const watch = () => {
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return void setTimeout(watch, 5);
    channel.once('storyFinished', ({ status }) => (page.storyStatus = status));
    channel.once('playFunctionThrewException', () => (page.storyStatus = 'play function failed'));
  };
  watch();
}
