import { cartLimits, isGuestId } from '@marketrow/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as client from '../../../cart-client/src/limits.ts';

it('the cart client refuses at the call what the API would refuse', () => {
  const { id, lines, price, quantity, ...texts } = cartLimits;
  expect({
    id: client.MAX_ID_LENGTH,
    lines: client.MAX_LINES,
    price: client.MAX_PRICE,
    quantity: client.MAX_QUANTITY,
    ...client.TEXT_LENGTHS,
  }).toEqual({ id, lines, price, quantity, ...texts });
});

it('the cart client keeps no guest id that the API would refuse, and every other', { timeout: 30_000 }, () => {
  const idOf = (cookie: string) => client.GUEST_ID_COOKIE.exec(cookie)?.[1];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('a', 'Z', '0', '_', '.', '~', '-'), maxLength: 140 }),
        fc.uuid(),
      ),
      (text) => {
        const id = idOf(`a=b; guestId=${text}; c=d`);
        expect(id === undefined || isGuestId(id)).toBe(true);
        // Faulty scripts write these two words; the API has no reason to refuse them.
        if (isGuestId(text) && text !== 'undefined' && text !== 'null') expect(id).toBe(text);
      },
    ),
  );
});
