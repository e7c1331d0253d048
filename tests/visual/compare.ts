import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { expect, test, type Page } from '@playwright/test';
import { baselines, nameOf } from './pictures.ts';

/** Compares a page with its baseline. One that is new has none: keeps its picture and fails with what to do. */
export async function comparePage(page: Page, path: readonly [folder: string, file: string]): Promise<void> {
  const info = test.info();
  const isKnown = info.config.updateSnapshots !== 'none' || existsSync(join(baselines, ...path));
  // The test goes on: a page of the site is compared in light and in dark.
  if (isKnown) {
    await expect.soft(page).toHaveScreenshot([...path], { fullPage: true });
    return;
  }
  const picture = info.outputPath(path[1]);
  await page.screenshot({ path: picture, type: 'webp', fullPage: true, animations: 'disabled' });
  info.attachments.push({ name: path.join('/'), path: picture, contentType: 'image/webp' });
  const message =
    `This is new: it has no accepted picture. Look at ${relative(process.cwd(), picture)}, then run\n` +
    `npm run test:visual -- --accept ${nameOf(info.title)}`;
  expect.soft(isKnown, message).toBe(true);
}
