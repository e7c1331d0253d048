import { expect, it } from 'vitest';
import { readSkeletons } from '../scripts/skeleton.ts';

it('is the same for every component: files, signature, strings, addresses, documentation', () => {
  const rows = readSkeletons();
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});
