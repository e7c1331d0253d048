import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { baselines, mostBytes, pictures } from './pictures.ts';

const files = existsSync(baselines) ? globSync('**/*.webp', { cwd: baselines }) : [];

test('Baselines › Each has its story', () => {
  const drawn = new Set(pictures().map(({ path }) => path));
  const left = files.filter((path) => !drawn.has(path));
  const [folder] = left[0]?.split('/') ?? [];
  expect(
    left,
    `No story or page draws ${left.join(', ')} any more. Remove such pictures: npm run test:visual -- --accept ${folder}`,
  ).toEqual([]);
});

test('Baselines › All together are small', () => {
  const bytes = files.reduce((sum, path) => sum + statSync(join(baselines, path)).size, 0);
  expect(
    bytes,
    `tests/visual/baselines has ${Math.ceil(bytes / 1e6)} MB, at most ${mostBytes / 1e6} are meant to be in the repository. ` +
      'Find the tallest pictures and draw less in their stories, or leave out a mode in .storybook/modes.ts.',
  ).toBeLessThanOrEqual(mostBytes);
});
