import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pinned from '@sparticuz/chromium';

/**
 * The Chromium of the baselines, which the lockfile pins, as Playwright's launch options. Unpacks it once for each version.
 *
 * @throws on other systems than Linux on x64, whose text is drawn otherwise
 */
export async function pinnedChromium(version: string) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `Pictures are compared on Linux (x64) only: ${process.platform} (${process.arch}) draws text in another way. ` +
        'Push your branch: the workflow compares them, and its report can be downloaded.',
    );
  }
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
