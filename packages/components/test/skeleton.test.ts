import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelIndexes } from '../scripts/labels.ts';

const kit = join(import.meta.dirname, '..');

it('lists the strings of every component in each language', () => {
  const stale = [...labelIndexes(kit)].filter(([file, text]) => readFileSync(join(kit, 'src', file), 'utf8') !== text);
  expect(stale.map(([file]) => `${file} is not current: run \`npm run labels -w @marketrow/components\``)).toEqual([]);
});
