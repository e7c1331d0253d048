import { expect, it } from 'vitest';
import { chosenTab, tabAfterKey, tabInAddress } from './tabsState.js';

it('selects the first tab if the value does not exist', () => {
  const ids = ['description', 'reviews'];
  expect([chosenTab('reviews', ids), chosenTab('gone', ids), chosenTab(undefined, ids)]).toEqual([
    'reviews',
    'description',
    'description',
  ]);
  expect(chosenTab('gone', [])).toBeUndefined();
});

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 1, false, undefined],
])('%s on tab %i of three selects another, right to left: %s', (key, index, rightToLeft, next) => {
  expect(tabAfterKey(key, index, 3, rightToLeft)).toBe(next);
});

it("finds the tab of the URL's hash", () => {
  const ids = ['description', 'größe'];
  expect(['#description', '#gr%C3%B6%C3%9Fe', '', '#other'].map((hash) => tabInAddress(hash, ids))).toEqual([
    'description',
    'größe',
    undefined,
    undefined,
  ]);
});
