import { expect, it } from 'vitest';
import { isInstalled } from './lib/install.mjs';

type Packages = Parameters<typeof isInstalled>[0];

const machine = { platform: 'linux', arch: 'x64' };
const good: Packages = {
  'node_modules/a': { link: true },
  'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
};
const darwin = { version: '2.0.0', integrity: 'sha512-d', optional: true, os: ['darwin'] };
const wanted: Packages = {
  '': { version: '1.0.0' },
  'packages/a': { version: '1.0.0' },
  ...good,
  'node_modules/b-darwin': darwin,
};

it.each<[name: string, found: Packages, installed: boolean]>([
  ['the locked tree', good, true],
  ['a package more', { ...good, 'node_modules/c': { version: '1.0.0' } }, true],
  ['another version', { ...good, 'node_modules/b': { version: '2.0.1', integrity: 'sha512-b' } }, false],
  ['other content', { ...good, 'node_modules/b': { version: '2.0.0', integrity: 'sha512-x' } }, false],
  ['a package less', { 'node_modules/a': { link: true } }, false],
  ['a tree of another platform', { ...good, 'node_modules/b-darwin': darwin }, false],
  ['nothing', {}, false],
])('compares what is installed with the lockfile: %s', (_name, found, installed) => {
  expect(isInstalled(wanted, found, machine)).toBe(installed);
});
