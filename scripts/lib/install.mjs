import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Problem, step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run, tail } from './run.mjs';

const stampFile = inRoot('node_modules', '.marketrow-installed');

/** What the installed tree depends on: the lockfile and the platform whose binaries it holds. */
function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/**
 * Installs the locked dependencies unless exactly they are installed already (a stamp in `node_modules` tells).
 *
 * @param {{ fresh?: boolean }} [options] `fresh` installs in any case
 * @throws {Problem} when npm fails, with its last lines
 */
export async function ensureInstalled({ fresh = false } = {}) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    throw new Problem(
      `Node ${process.versions.node} is too old to begin with. Install Node 20, 22 or 24 and run this again.`,
    );
  }
  const wanted = wantedStamp();
  const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
  if (installed && !fresh) return;
  await step('Installing dependencies (npm ci; about two minutes the first time)', async () => {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      throw new Problem(
        `npm ci failed:\n${tail(output, 30)}\n\nThe npm registry must be reachable. When it is, run the same command again; nothing else is needed.`,
      );
    }
  });
  writeFileSync(stampFile, wanted);
}
