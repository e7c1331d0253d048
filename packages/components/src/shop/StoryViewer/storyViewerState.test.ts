import { expect, it } from 'vitest';
import { barState, storyAfter, storyEventOfKey } from './storyViewerState.js';

it('moves by one and stops at the ends', () => {
  const moves = [
    storyAfter('next', 0, 3),
    storyAfter('elapsed', 1, 3),
    storyAfter('next', 2, 3),
    storyAfter('previous', 0, 3),
    storyAfter('first', 2, 3),
    storyAfter('last', 0, 3),
    storyAfter('last', 0, 0),
  ];
  expect(moves).toEqual([1, 2, 2, 0, 0, 2, 0]);
});

it('maps the arrow keys to the reading direction', () => {
  expect(storyEventOfKey('ArrowRight', false)).toBe('next');
  expect(storyEventOfKey('ArrowRight', true)).toBe('previous');
  expect(storyEventOfKey('ArrowLeft', true)).toBe('next');
  expect(storyEventOfKey('Home', false)).toBe('first');
  expect(storyEventOfKey('a', false)).toBeUndefined();
});

it('fills the bars of the earlier stories', () => {
  expect([0, 1, 2].map((position) => barState(position, 1))).toEqual(['done', 'current', 'coming']);
});
