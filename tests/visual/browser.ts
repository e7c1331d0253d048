import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type LaunchOptions } from '@playwright/test';
import pinned from '@sparticuz/chromium';

const isSupported = process.platform === 'linux' && process.arch === 'x64';

/** Chromium of the baselines, which the lockfile pins, as Playwright's launch options. Unpacks it once for each version. */
export async function pinnedChromium(version: string): Promise<LaunchOptions> {
  if (!isSupported) return {};
  const folder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', `chromium-${version}`);
  mkdirSync(folder, { recursive: true });
  // The package unpacks to the folder of temporary files, and takes what another version left there.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return { executablePath: await pinned.executablePath(), args };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * Starts the browser once, so that a machine that cannot fails with one message, not with one for each picture.
 *
 * @throws on other systems than Linux on x64, which draw text in another way, and where a library of the system is missing
 */
export async function tryBrowser(options: LaunchOptions | undefined): Promise<void> {
  if (!isSupported) {
    throw inOneSentence(
      `Pictures are compared on Linux (x64) only: ${process.platform} (${process.arch}) draws text in another way. ` +
        'Push your branch: the workflow compares them, and its report can be downloaded.',
    );
  }
  try {
    const browser = await chromium.launch(options);
    await browser.close();
  } catch (error) {
    const text = String(error);
    const library = /loading shared libraries: ([^:\s]+)/.exec(text)?.[1];
    throw inOneSentence(
      library
        ? `The pinned Chromium cannot start: the library ${library} is missing. "apt-get install chromium" brings it with the others.`
        : `The pinned Chromium cannot start. Run "npm ci" to install it again.\n${text}`,
    );
  }
}

/** Playwright prints the code around an error with a stack. */
function inOneSentence(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same colors and glyphs whatever screen and fonts the machine is set to.
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // A scroll bar is the system's.
  '--hide-scrollbars',
  // Nothing is drawn at first and better later: without these a picture, an opacity or a shadow differs in one run of ten.
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  // Skia takes other routines on other processors.
  '--disable-skia-runtime-opts',
  // A busy machine is given the time that it needs: the picture would be of the page before.
  '--disable-new-content-rendering-timeout',
];
