import { expect, it } from 'vitest';
import { carouselPosition, carouselStep } from './productCarouselState.js';

it.each([
  { scrollLeft: 0, scrollWidth: 500, atStart: true, atEnd: true },
  { scrollLeft: 0, scrollWidth: 1000, atStart: true, atEnd: false },
  { scrollLeft: 250, scrollWidth: 1000, atStart: false, atEnd: false },
  { scrollLeft: 500, scrollWidth: 1000, atStart: false, atEnd: true },
  { scrollLeft: 499.2, scrollWidth: 1000, atStart: false, atEnd: true },
  { scrollLeft: -500, scrollWidth: 1000, atStart: false, atEnd: true },
])('detects the ends of a row of 500 pixels: %o', ({ atStart, atEnd, ...measures }) => {
  expect(carouselPosition({ ...measures, clientWidth: 500 })).toEqual({ atStart, atEnd });
});

it('scrolls by most of the visible width, in the direction of the script', () => {
  expect([carouselStep('next', 500, false), carouselStep('previous', 500, false)]).toEqual([450, -450]);
  expect([carouselStep('next', 500, true), carouselStep('previous', 500, true)]).toEqual([-450, 450]);
});
