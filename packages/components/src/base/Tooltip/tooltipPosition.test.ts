import { expect, it } from 'vitest';
import { tooltipPosition } from './tooltipPosition.js';

const view = { width: 400, height: 300 };
const tip = { width: 120, height: 30 };

it('is centered above its control', () => {
  expect(tooltipPosition({ left: 180, top: 150, width: 40, height: 40 }, tip, 'top', view)).toEqual({ x: 140, y: 112 });
});

it('moves to the side with enough space', () => {
  expect(tooltipPosition({ left: 180, top: 4, width: 40, height: 40 }, tip, 'top', view).y).toBe(52);
  expect(tooltipPosition({ left: 180, top: 255, width: 40, height: 40 }, tip, 'bottom', view).y).toBe(217);
});

it('stays inside the window', () => {
  expect(tooltipPosition({ left: 0, top: 150, width: 20, height: 20 }, tip, 'top', view).x).toBe(8);
  expect(tooltipPosition({ left: 380, top: 150, width: 20, height: 20 }, tip, 'top', view).x).toBe(272);
});
