import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartLimits, isGuestId } from '@marketrow/contract';
import { readGuestId } from '../src/identity.ts';
import { MAX_ID_LENGTH, MAX_LINES, MAX_PRICE, MAX_QUANTITY, TEXT_LENGTHS } from '../src/limits.ts';

it('the bounds are those of the contract that the API and the demo backend keep', () => {
  expect({ lines: MAX_LINES, quantity: MAX_QUANTITY, price: MAX_PRICE, id: MAX_ID_LENGTH, ...TEXT_LENGTHS }).toEqual(
    cartLimits,
  );
});

it('a guest id of the cookie is one of the contract, and the other way round but for the words of faulty scripts', () => {
  const id = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9', '.', '_', '~', '-'), maxLength: 130 });
  fc.assert(
    fc.property(fc.oneof(id, fc.constantFrom('.', '..', '...', 'undefined', 'null')), (text) => {
      const isOurs = isGuestId(text) && text !== 'undefined' && text !== 'null';
      expect(readGuestId(`guestId=${text}`)).toBe(isOurs ? text : undefined);
    }),
  );
});
