import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { Problem, step } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run, tail } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} Entry */

/**
 * Whether the tree that npm notes in `node_modules/.package-lock.json` is the one of the lockfile, whoever installed it. Optional packages may be
 * missing, as those of other platforms are, but none may be for another platform: the tree was copied then.
 *
 * @param {Record<string, Entry>} wanted packages of `package-lock.json`
 * @param {Record<string, Entry>} found packages of `node_modules/.package-lock.json`
 * @param {{ platform: string, arch: string }} [machine]
 */
export function isInstalled(wanted, found, { platform, arch } = process) {
  const fits = (/** @type {string[] | undefined} */ names, /** @type {string} */ own) => !names || names.includes(own);
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, integrity, link, optional }]) => {
      const entry = found[path];
      if (!entry) return optional === true;
      const isSame = entry.version === version && entry.integrity === integrity && !entry.link === !link;
      return isSame && (!optional || (fits(entry.os, platform) && fits(entry.cpu, arch)));
    });
}

/** @param {string} file @returns {Record<string, Entry>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Installs the locked dependencies unless exactly they are installed already (npm notes in `node_modules` what is).
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
  const noted = inRoot('node_modules', '.package-lock.json');
  const installed = existsSync(noted) && isInstalled(packagesOf(inRoot('package-lock.json')), packagesOf(noted));
  if (installed && !fresh) return;
  await step('Installing dependencies (npm ci; about two minutes the first time)', async () => {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      throw new Problem(
        `npm ci failed:\n${tail(output, 30)}\n\nThe npm registry must be reachable. When it is, run the same command again; nothing else is needed.`,
      );
    }
  });
}
