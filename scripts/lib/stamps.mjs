import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './root.mjs';

const folder = inRoot('node_modules', '.cache', 'marketrow');

const generatedFolders = new Set(['node_modules', 'dist', '.astro', '.cache', 'coverage', 'test-results']);

/** Files that no build reads, or only Storybook's. */
const noInput = /\.(test|test-d|browser\.test|stories)\.tsx?$|\.md$/;
const noInputOfStorybook = /\.(test|test-d|browser\.test)\.tsx?$|\.md$/;

/**
 * All files below a folder that a build may read, sorted. Written out since `fs.globSync` is missing in Node 20, under
 * which these scripts begin.
 *
 * @param {string} folderPath @param {RegExp} left names of files to leave out @returns {string[]}
 */
function filesBelow(folderPath, left) {
  return readdirSync(folderPath, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folderPath, entry.name);
      if (entry.isDirectory()) return generatedFolders.has(entry.name) ? [] : filesBelow(path, left);
      return entry.isFile() && !left.test(entry.name) ? [path] : [];
    });
}

/**
 * sha256 over names and contents of all files below the given folders (or of single files) and over extra text such as
 * environment variables. Two trees with equal hashes build to the same thing.
 *
 * @param {string[]} inputs paths below the root; folders are walked
 * @param {string[]} extra
 * @param {{ withStories?: boolean }} [options]
 */
export function hashInputs(inputs, extra = [], { withStories = false } = {}) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = inRoot(input);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesBelow(path, withStories ? noInputOfStorybook : noInput) : [path];
    for (const file of files) {
      hash.update(`${file.slice(root.length)}\0`);
      hash.update(readFileSync(file));
    }
  }
  for (const text of extra) hash.update(`\0${text}`);
  return hash.digest('hex');
}

/** @param {string} name @returns {string | undefined} the hash that the step was last built from */
export function readStamp(name) {
  const file = join(folder, `${name}.stamp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Forgets what a step was built from. Called before it is built anew: a build that fails or is cut off leaves half of its
 * output behind, and with the old inputs back that would pass for current.
 *
 * @param {string} name
 */
export function removeStamp(name) {
  rmSync(join(folder, `${name}.stamp`), { force: true });
}

/** @param {string} name @param {string} hash */
export function writeStamp(name, hash) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.stamp`), hash);
}
