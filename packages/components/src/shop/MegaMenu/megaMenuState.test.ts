import { expect, it } from 'vitest';
import { afterHover, afterPress, closedMenu, controlAfterKey, headsForPanel } from './megaMenuState.js';

it('keeps a panel opened by hover open at the first press, and closes it at the second', () => {
  const hovered = afterHover(closedMenu, 'a');
  const pressed = afterPress(hovered, 'a');
  expect(pressed).toEqual({ value: 'a', isPinned: true });
  expect(afterPress(pressed, 'a')).toEqual(closedMenu);
  expect(afterHover(pressed, null)).toBe(pressed);
  expect(afterHover(hovered, null)).toEqual(closedMenu);
});

it('distinguishes a pointer moving down to the panel from one moving along the row', () => {
  expect([headsForPanel(8, 3), headsForPanel(9, 0), headsForPanel(0, -4), headsForPanel(20, 2)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('wraps along the row, and reverses from right to left', () => {
  expect([
    controlAfterKey('ArrowRight', 2, 3, false),
    controlAfterKey('ArrowRight', 0, 3, true),
    controlAfterKey('Home', 2, 3, false),
    controlAfterKey('End', 0, 3, false),
    controlAfterKey('x', 0, 3, false),
  ]).toEqual([0, 2, 0, 2, undefined]);
});
