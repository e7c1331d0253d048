import { expect, it } from 'vitest';
import { afterQuantityChange } from './productCardState.js';

it('announces and moves the focus only when plus button and stepper replace each other', () => {
  expect(afterQuantityChange(0, 1)).toEqual({ message: 'added', focus: 'increase' });
  expect(afterQuantityChange(0, 7)).toEqual({ message: 'added', focus: 'increase' });
  expect(afterQuantityChange(1, 0)).toEqual({ message: 'removed', focus: 'add' });
  expect(afterQuantityChange(1, 2)).toBeUndefined();
  expect(afterQuantityChange(0, 0)).toBeUndefined();
});
