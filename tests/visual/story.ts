import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes.ts';
import { storybookFolder, storybookPort } from './serve.ts';
import { loadPictures, openStill } from './still.ts';

/** A story of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

interface Entry extends Story {
  type: 'docs' | 'story';
  subtype?: 'story' | 'test';
}

/** How a story ended, once it has: what its tests of accessibility found, too. */
interface Ended {
  storyStatus?: string;
}

/** The stories of the built Storybook, without their tests. */
export function readStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
}

/** Tests with one page for each worker: a new context for each story costs twice the time. */
export const test = base.extend<object, { preview: Page }>({
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

/** Opens a story in a mode, and waits until all of it is drawn. Returns `success`, or how its play function or axe failed. */
export async function openStory(
  page: Page,
  { id }: Story,
  { viewport, ...globals }: Mode,
): Promise<string | undefined> {
  await page.setViewportSize({ width: viewport, height: 800 });
  const chosen = Object.entries(globals).map((pair) => pair.join(':'));
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'storyStatus' in window, undefined, { polling: 20 });
  const status = await page.evaluate(() => (window as Ended).storyStatus);
  await loadPictures(page);
  return status;
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
