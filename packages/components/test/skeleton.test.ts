import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelIndexes } from '../scripts/labels.ts';
import { readSkeletons } from '../scripts/skeleton.ts';

const kit = join(import.meta.dirname, '..');

it('is the same for every component: files, signature, strings, addresses, events, documentation', () => {
  const rows = readSkeletons();
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});

it('lists the strings of every component in each language', () => {
  const stale = [...labelIndexes(kit)].filter(([file, text]) => readFileSync(join(kit, 'src', file), 'utf8') !== text);
  expect(stale.map(([file]) => `${file} is not current: run \`npm run labels -w @marketrow/components\``)).toEqual([]);
});
