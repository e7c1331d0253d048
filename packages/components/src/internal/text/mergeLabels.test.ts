import { expect, it } from 'vitest';
import { mergeLabels } from './mergeLabels';

interface ExampleLabels {
  add: string;
  remove: string;
}

const defaults: ExampleLabels = { add: 'Add', remove: 'Remove' };

it('lets later sets win', () => {
  expect(mergeLabels(defaults, { add: 'Hinzufügen', remove: 'Entfernen' }, { add: 'In den Korb' })).toEqual({
    add: 'In den Korb',
    remove: 'Entfernen',
  });
});

it('ignores what is undefined, and sets that are left out', () => {
  expect(mergeLabels(defaults, { add: undefined }, undefined)).toBe(defaults);
});
