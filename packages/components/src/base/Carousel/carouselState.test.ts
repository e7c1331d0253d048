import { expect, it } from 'vitest';
import type { CarouselEvent } from './carouselState.js';
import { carouselAfter, changeReason, shownIndex, slideTime, upcomingIndex } from './carouselState.js';

it.each<[CarouselEvent, index: number, nextIndex: number, nextStopped: boolean]>([
  ['next', 0, 1, true],
  ['next', 2, 0, true],
  ['previous', 1, 0, true],
  ['previous', 0, 2, true],
  ['elapsed', 2, 0, false],
  ['rotate', 1, 1, true],
  ['focus', 1, 1, true],
])('%s on slide %i of three shows slide %i', (event, index, nextIndex, nextStopped) => {
  expect(carouselAfter(event, { index, stopped: false }, 3)).toEqual({ index: nextIndex, stopped: nextStopped });
});

it('restarts the rotation only by its button', () => {
  const stopped = { index: 1, stopped: true };
  expect(carouselAfter('rotate', stopped, 3)).toEqual({ index: 1, stopped: false });
  for (const event of ['next', 'previous', 'elapsed', 'focus'] as const) {
    expect(carouselAfter(event, stopped, 3).stopped, event).toBe(true);
  }
});

it('distinguishes a press from rotation', () => {
  expect(changeReason('next')).toBe('next');
  expect(changeReason('elapsed')).toBe('rotation');
});

it('shows the nearest existing slide', () => {
  expect([-1, 0, 2, 3].map((index) => shownIndex(index, 3))).toEqual([0, 0, 2, 2]);
  expect(shownIndex(0, 0)).toBe(0);
});

it('returns the next slide', () => {
  expect([0, 2].map((index) => upcomingIndex(index, 3))).toEqual([1, 0]);
});

it('shows each slide for at least six seconds', () => {
  expect([10, 8000].map(slideTime)).toEqual([6000, 8000]);
});
