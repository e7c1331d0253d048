import process from 'node:process';
import { callStates } from '@marketrow/fixtures/handlers';
import { test as base, type Page } from '@playwright/test';
import { modes, screenModes, type Mode } from '../../.storybook/modes.ts';
import { type Story, writtenGlobals } from './pictures.ts';
import { loadPictures, openStill, plainPhotos, withPlainPhotos } from './still.ts';

/** A rule of axe that a story breaks. */
interface Finding {
  id: string;
  help: string;
  nodes: { target: string[] }[];
}
/** Sent at the end of a story. */
interface End {
  status: string;
  reporters: { type: string; status: string; result?: { violations?: Finding[] } }[];
}

/** Storybook's own way to speak to the page of a story. */
interface Channel {
  emit(event: 'updateGlobals', change: { globals: Record<string, string> }): void;
  on(event: 'storyFinished', heard: (end: End) => void): void;
  on(event: 'playFunctionThrewException', heard: (error: { message?: string }) => void): void;
}

/** Set once a story has ended: `success`, or what failed, axe's findings too. */
interface Ended {
  storyStatus?: string;
}

/** Tests with one page for each worker: a new context for each story costs twice the time. */
export const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const page = await openStill(browser, { baseURL: process.env['STORYBOOK_URL'] ?? '' });
      await page.addInitScript(watchStory);
      await page.addInitScript(neverAnswer, callStates.slow.delay);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a story in a mode, and waits until all of it is drawn. Returns `success`, or how its play function or axe failed. */
export async function openStory(page: Page, { id, title }: Story, mode: Mode): Promise<string | undefined> {
  await page.setViewportSize({ width: mode.viewport, height: 800 });
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${writtenGlobals(mode)}`, { waitUntil: 'commit' });
  const isAtDesk = mode === modes.desktop || mode === screenModes.desktop;
  return statusOf(page, isAtDesk && !withPlainPhotos.has(title.split('/').at(-1) ?? ''));
}

/**
 * Turns the story that is open to another mode, as the toolbar does: half of the time of a page is its load. Returns what
 * `openStory` does, since Storybook runs axe whenever it draws a story again.
 */
export async function changeMode(page: Page, mode: Mode): Promise<string | undefined> {
  await page.setViewportSize({ width: mode.viewport, height: 800 });
  await page.evaluate((globals) => {
    const story = window as Ended & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
    delete story.storyStatus;
    story.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
  }, globalsOf(mode));
  return statusOf(page, false);
}

async function statusOf(page: Page, showsPhotos: boolean): Promise<string | undefined> {
  await page.waitForFunction(() => 'storyStatus' in window, undefined, { polling: 20 });
  const status = await page.evaluate(() => (window as Ended).storyStatus);
  if (!showsPhotos) await page.addStyleTag({ content: plainPhotos });
  await loadPictures(page);
  // A story that fails when it is drawn again has ended well before.
  const isBroken = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'));
  return isBroken ? page.locator('#error-message').innerText() : status;
}

const globalsOf = ({ theme = 'light', language = 'en', direction = 'ltr' }: Mode) => ({ theme, language, direction });

/**
 * Lists how far the page reaches beyond its window. German, the longest language, is measured with text of twice the size in a window
 * twice as wide, too: the tests of the stories measure that in English. Restores the window.
 */
export async function findOverflow(page: Page, { viewport, language }: Mode): Promise<string[]> {
  const found: string[] = [];
  for (const scale of language === 'de' ? [2, 1] : [1]) {
    await page.setViewportSize({ width: scale * viewport, height: 800 });
    const beyond = await page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - innerWidth;
      },
      scale === 1 ? '' : `${scale * 100}%`,
    );
    if (beyond > 0) found.push(`${beyond} pixels, text of ${scale * 100} %`);
  }
  return found;
}

/** Runs in the page before it loads: notes how the story ended, or what was found. */
export function watchStory() {
  const page = window as Ended & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  const watch = () => {
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return void setTimeout(watch, 5);
    channel.on('storyFinished', ({ status, reporters }) => {
      const findings = reporters.flatMap(({ result }) => result?.violations ?? []);
      const lines = findings.map(({ id, help, nodes }) => [
        `axe, ${id}: ${help}`,
        ...nodes.slice(0, 5).map(({ target }) => `  ${target.join(' ')}`),
      ]);
      page.storyStatus = status === 'success' || lines.length === 0 ? status : lines.flat().join('\n');
    });
    channel.on('playFunctionThrewException', ({ message }) => {
      page.storyStatus = `play function failed: ${message ?? ''}`;
    });
  };
  watch();
}

/** Runs in the page before it loads: slow calls have no answer. On a busy machine it would come before the picture is taken. */
function neverAnswer(slow: number) {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((handler: () => void, delay?: number, ...args: []) =>
    delay === slow ? 0 : start(handler, delay, ...args)) as typeof window.setTimeout;
}
