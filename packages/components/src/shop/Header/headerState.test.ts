import { expect, it } from 'vitest';
import { isFoldedAfter } from './headerState.js';

it('collapses on the way down, expands on the way up and at the top, and ignores small movements', () => {
  expect(isFoldedAfter(false, { from: 0, to: 100, height: 140 })).toBe(false);
  expect(isFoldedAfter(false, { from: 150, to: 300, height: 140 })).toBe(true);
  expect(isFoldedAfter(true, { from: 300, to: 297, height: 140 })).toBe(true);
  expect(isFoldedAfter(true, { from: 300, to: 280, height: 140 })).toBe(false);
  expect(isFoldedAfter(true, { from: 300, to: 20, height: 140 })).toBe(false);
});
