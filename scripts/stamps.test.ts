import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { hashInputs, readStamp, removeStamp, writeStamp } from './lib/stamps.mjs';

let folder = '';
const hash = (...extra: string[]) => hashInputs([relative(root, folder)], extra);

beforeEach(() => {
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  // Below the root, since inputs are named from there; its name must not be one that builds ignore.
  folder = mkdtempSync(join(root, 'scripts', 'stamp-test-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'a.ts'), 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('stays the same when a file is only written again', () => {
  const before = hash();
  writeFileSync(join(folder, 'src', 'a.ts'), 'one');
  expect(hash()).toBe(before);
});

it('changes with contents, with names and with the environment', () => {
  const seen = new Set([hash(), hash('PUBLIC_API_URL=x')]);
  writeFileSync(join(folder, 'src', 'a.ts'), 'two');
  seen.add(hash());
  writeFileSync(join(folder, 'src', 'b.ts'), '');
  seen.add(hash());
  expect(seen.size).toBe(4);
});

it('does not see tests, texts for people and what builds write', () => {
  const before = hash();
  writeFileSync(join(folder, 'src', 'a.test.ts'), '');
  writeFileSync(join(folder, 'README.md'), '');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'a.js'), '');
  expect(hash()).toBe(before);
});

it('sees stories where they are asked for', () => {
  const withStories = () => hashInputs([relative(root, folder)], [], { withStories: true });
  const before = [hash(), withStories()];
  writeFileSync(join(folder, 'src', 'a.stories.tsx'), '');
  expect(hash()).toBe(before[0]);
  expect(withStories()).not.toBe(before[1]);
});

it('forgets a stamp, so that output cut off half-way does not pass for current', () => {
  writeStamp('stamp-test', 'hash');
  expect(readStamp('stamp-test')).toBe('hash');
  removeStamp('stamp-test');
  expect(readStamp('stamp-test')).toBeUndefined();
});
