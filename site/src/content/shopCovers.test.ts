import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coverShade } from './shopCovers';

const folder = join(import.meta.dirname, '../../../packages/fixtures-images/images/shops');

it('knows every cover of the sample shops', () => {
  const covers = readdirSync(folder).filter((file) => file.endsWith('-cover.webp'));
  expect(covers.length).toBeGreaterThan(0);
  expect(covers.filter((file) => coverShade(`/images/shops/${file}`) === undefined)).toEqual([]);
});

it('knows nothing of a cover from elsewhere', () => {
  expect(coverShade('https://example.com/covers/cybershop.webp')).toBeUndefined();
});
