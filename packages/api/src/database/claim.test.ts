import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDirectory } from './claim.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marketrow-claim-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

const inUse = { code: 'data-directory-in-use' };

it('lets one in at a time', async () => {
  const first = await claimDirectory(directory);
  await expect(claimDirectory(directory)).rejects.toMatchObject(inUse);
  await first.release();
  await first.release();
  await (await claimDirectory(directory)).release();
});

it.runIf(process.platform === 'linux')('lets nobody in whose way the lock file is no longer', async () => {
  const first = await claimDirectory(directory);
  for (const name of ['lock', 'holder.json']) rmSync(join(directory, name));
  await expect(claimDirectory(directory)).rejects.toMatchObject(inUse);
  // Nor does the one that is refused pass for the holder.
  expect(existsSync(join(directory, 'holder.json'))).toBe(false);
  await first.release();
});

it('needs no place for what it says about the holder', async () => {
  mkdirSync(join(directory, 'holder.json'));
  await (await claimDirectory(directory)).release();
});
