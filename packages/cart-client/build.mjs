/*
 * Builds the package: types by tsc, JavaScript by esbuild, all entries together so that they share what they have in common.
 * Constants are inlined, and members that end in `_` (they reach no wire, journal, channel, state or error) get the short
 * names of mangle-cache.json. A new member gets the next free name: `node build.mjs` writes it into the file, commit it.
 * Whitespace and variables stay as they are, so that a stack trace can be read; the bundler of the app minifies them.
 */
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = import.meta.dirname;
const cacheFile = join(home, 'mangle-cache.json');
const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const entries = Object.values(exports)
  .filter((entry) => typeof entry === 'object')
  .map(({ default: file }) => join(home, file.replace('./dist/', 'src/').replace('.js', '.ts')));

rmSync(join(home, 'dist'), { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: home, stdio: 'inherit' });
const cache = readFileSync(cacheFile, 'utf8');
const { mangleCache } = await build({
  entryPoints: entries,
  outdir: join(home, 'dist'),
  chunkNames: 'shared-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  target: 'es2022',
  minifySyntax: true,
  mangleProps: /_$/,
  mangleCache: JSON.parse(cache),
});
const names = `${JSON.stringify(mangleCache, undefined, 2)}\n`;
if (names !== cache) {
  writeFileSync(cacheFile, names);
  if (process.env.CI) throw new Error('mangle-cache.json was not up to date: build on your machine and commit it.');
}
