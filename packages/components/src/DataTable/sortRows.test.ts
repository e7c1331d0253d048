import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortSteps } from './sortRows';
import type { SortKey } from './sortRows';

interface TestRow {
  place: number;
  key: SortKey;
}

/** Goes through all steps, as a table does at once. */
function sorted(keys: readonly SortKey[], desc: boolean): TestRow[] {
  const rows = keys.map((key, place) => ({ place, key, getValue: () => key }));
  const steps = sortSteps(rows, { id: 'any', desc }, 'en-US');
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.map(({ place, key }) => ({ place, key }));
}

const keys = fc.array(fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined }), {
  maxLength: 2600,
  size: 'max',
});

it('sorts as the language does, stably, with what is missing last in both directions', () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (given, desc) => {
      const rows = given.map((key, place) => ({ place, key }));
      const expected = rows.toSorted(({ key: a }, { key: b }) => {
        if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
        return desc ? b - a : a - b;
      });
      expect(sorted(given, desc)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('reads and sorts at most 500 rows in a step', () => {
  let read = 0;
  const rows = Array.from({ length: 1800 }, (_, place) => ({
    getValue: () => {
      read++;
      return place;
    },
  }));
  const steps = sortSteps(rows, { id: 'any', desc: false }, 'en-US');
  let most = 0;
  for (let before = 0; !steps.next().done; before = read) most = Math.max(most, read - before);
  expect([most, read]).toEqual([500, 1800]);
});
