import { expect, it } from 'vitest';
import { fold } from './fold';

it('folds case, accents and marks', () => {
  expect(fold('  Größe: Café & Tee!')).toBe('grosse cafe tee');
});
