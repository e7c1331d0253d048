import { expect, it } from 'vitest';
import { mergeLabels } from './mergeLabels.js';

interface ExampleLabels {
  add: string;
  remove: string;
}

const defaults: ExampleLabels = { add: 'Add', remove: 'Remove' };

it('lets later sets override earlier ones', () => {
  expect(mergeLabels(defaults, { add: 'Hinzufügen', remove: 'Entfernen' }, { add: 'In den Korb' })).toEqual({
    add: 'In den Korb',
    remove: 'Entfernen',
  });
});

it('ignores undefined values and missing sets', () => {
  expect(mergeLabels(defaults, { add: undefined }, undefined)).toBe(defaults);
});
