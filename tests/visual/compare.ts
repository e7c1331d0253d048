import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { baselines, nameOf } from './pictures.ts';
import { countDifferent, drawDifference, pixelsOf } from './pixels.ts';

/** Waits before each further try, in milliseconds: what is drawn late on a busy machine is no difference. */
const waits = [100, 250, 500, 1000, 2000];

/**
 * Compares a page with its baseline, or accepts it (`--update-snapshots`). A difference fails the test at its end: a page of the site
 * is compared in light and in dark. One that is new has no baseline: the message says what to do.
 */
export async function comparePage(page: Page, path: readonly [folder: string, file: string]): Promise<void> {
  const info = test.info();
  const baseline = join(baselines, ...path);
  const attach = (suffix: string, body: Buffer) => {
    const file = info.outputPath(path[1].replace('.webp', `${suffix}.webp`));
    writeFileSync(file, body);
    info.attachments.push({
      name: path.join('/').replace('.webp', `${suffix}.webp`),
      path: file,
      contentType: 'image/webp',
    });
    return relative(process.cwd(), file);
  };

  if (info.config.updateSnapshots !== 'none') {
    const drawn = await drawSettled(page);
    if (existsSync(baseline) && countDifferent(await pixelsOf(baseline), await pixelsOf(drawn)) === 0) return;
    mkdirSync(dirname(baseline), { recursive: true });
    writeFileSync(baseline, drawn);
    return;
  }
  if (!existsSync(baseline)) {
    const file = attach('', await drawSettled(page));
    const message =
      `This is new: it has no accepted picture. Look at ${file}, then run\n` +
      `npm run test:visual -- --accept ${nameOf(info.title)}`;
    expect.soft(true, message).toBe(false);
    return;
  }

  const accepted = await pixelsOf(baseline);
  let drawn = await drawPage(page);
  let found = countDifferent(accepted, await pixelsOf(drawn));
  for (const wait of waits) {
    if (found === 0) return;
    await setTimeout(wait);
    drawn = await drawPage(page);
    found = countDifferent(accepted, await pixelsOf(drawn));
  }
  if (found === 0) return;
  attach('-expected', readFileSync(baseline));
  attach('-actual', drawn);
  attach('-diff', await drawDifference(accepted, await pixelsOf(drawn)));
  expect.soft(found, `${found} pixels differ from ${relative(process.cwd(), baseline)}`).toBe(0);
}

/** Draws a page from its top to its foot. Encoded as WebP, without loss. */
export function drawPage(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'webp', fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Draws a page until it is the same twice in a row. */
async function drawSettled(page: Page): Promise<Buffer> {
  let before = await drawPage(page);
  for (const wait of waits) {
    await setTimeout(wait);
    const now = await drawPage(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('The page does not come to rest: it is drawn in another way each time.');
}
