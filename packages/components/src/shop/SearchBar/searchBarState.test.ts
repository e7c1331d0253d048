import { expect, it } from 'vitest';
import { activeAfterKey, afterAnswer, afterInput, emptyList, splitMatch } from './searchBarState.js';

it('returns to the field at both ends of the list', () => {
  expect([-1, 0, 1].map((active) => activeAfterKey('ArrowDown', active, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => activeAfterKey('ArrowUp', active, 2))).toEqual([1, -1, 0]);
});

it('accepts only the response to the current text', () => {
  const typed = afterInput(emptyList, 'ab');
  const answer = [{ id: 1, title: 'Abacus', href: '/abacus' }];
  expect(afterAnswer(typed, 'a', 'ab', answer)).toBe(typed);
  expect(afterAnswer(typed, 'ab', 'ab ', answer)).toMatchObject({ answered: 'ab', suggestions: answer });
});

it('finds the match case-insensitively, and none if the title does not contain it', () => {
  expect(splitMatch('Drumhead djembe', 'HEAD')).toEqual(['Drum', 'head', ' djembe']);
  expect(splitMatch('Ramen', 'zz')).toEqual(['Ramen', '', '']);
});
