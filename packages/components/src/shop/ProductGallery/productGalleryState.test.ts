import { expect, it } from 'vitest';
import {
  afterScroll,
  firstOfColor,
  pictureAfter,
  pictureAt,
  pictureNumbers,
  shownByColor,
  shownPicture,
  zoomPoint,
} from './productGalleryState.js';

it('shows the nearest existing image', () => {
  expect([-1, 1, 5].map((index) => shownPicture(index, 3))).toEqual([0, 1, 2]);
  expect(shownPicture(0, 0)).toBe(0);
});

it('wraps around at both ends', () => {
  expect([pictureAfter('next', 2, 3), pictureAfter('previous', 0, 3), pictureAfter('next', 0, 3)]).toEqual([0, 2, 1]);
});

it.each([
  [0, 600, 0],
  [610, 600, 1],
  [299, 600, 0],
  [-1200, 600, 2],
  [4000, 600, 2],
  [0, 0, 0],
])('a stage at %i of %i pixels shows image %i of three', (scrollLeft, width, index) => {
  expect(pictureAt(scrollLeft, width, 3)).toBe(index);
});

it('chooses no image that the stage passes, and each one in view of a swipe', () => {
  expect(afterScroll(1, 'travelling', 2)).toEqual({ motion: 'travelling', index: 2 });
  expect(afterScroll(2, 'travelling', 2)).toEqual({ motion: 'still', index: 2 });
  expect(afterScroll(1, 'still', 2)).toEqual({ motion: 'swiped', index: 1 });
  expect(afterScroll(0, 'swiped', 1)).toEqual({ motion: 'swiped', index: 0 });
});

it('shows the images of a color and those without a color', () => {
  const colors = [undefined, 'a', 'a', 'b'];
  expect(shownByColor(colors, 'a')).toEqual([true, true, true, false]);
  expect(shownByColor(colors, 'c')).toEqual([true, false, false, false]);
  expect(shownByColor(['a', 'b'], undefined)).toEqual([true, true]);
  expect([firstOfColor(colors, 'a'), firstOfColor(colors, 'b'), firstOfColor(colors, 'c')]).toEqual([1, 1, 0]);
  expect(pictureNumbers(colors, 'a')).toEqual([
    { number: 1, count: 3 },
    { number: 2, count: 3 },
    { number: 3, count: 3 },
    { number: 2, count: 2 },
  ]);
});

it('returns the point of an image under the pointer', () => {
  const box = { left: 100, top: 0, width: 200, height: 100 };
  expect(zoomPoint(box, { clientX: 150, clientY: 100 })).toEqual({ x: 0.25, y: 1 });
  expect(zoomPoint(box, { clientX: 0, clientY: 500 })).toEqual({ x: 0, y: 1 });
  expect(zoomPoint({ ...box, width: 0 }, { clientX: 100, clientY: 0 })).toEqual({ x: 0, y: 0 });
});
