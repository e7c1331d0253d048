import { expect, it } from 'vitest';
import { findFaults } from './conventions.ts';
import { kit } from './kit';

it('follow the conventions: files, signature, strings, addresses, documentation, stories', () => {
  expect(findFaults(kit)).toEqual([]);
});
