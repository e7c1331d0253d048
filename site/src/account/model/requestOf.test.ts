import { expect, it } from 'vitest';
import { requestOf } from './requestOf';

it('reads what an address asks for, in each language', () => {
  const id = '65404044-b2c8-8832-9016-85906702efe0';
  expect(requestOf('orders', '/orders/7')).toEqual({ kind: 'orders', page: 7 });
  expect(requestOf('orders', `/de/orders/${id}`)).toEqual({ kind: 'order', id });
  expect(requestOf('profile', `/profile/${id}`)).toEqual({ kind: 'profile-edit', id });
  expect(requestOf('address', `/address/${id}`)).toEqual({ kind: 'address', id });
  expect(requestOf('support-tickets', '/de/support-tickets/caf%C3%A9')).toEqual({ kind: 'ticket', slug: 'café' });
});

it('takes an address that cannot be decoded as it is', () => {
  expect(requestOf('support-tickets', '/support-tickets/%E0%A4')).toEqual({ kind: 'ticket', slug: '%E0%A4' });
});

it('reads a list, and the form of a new address', () => {
  expect(requestOf('orders', '/de/orders')).toEqual({ kind: 'orders', page: 1 });
  expect(requestOf('profile', '/profile')).toEqual({ kind: 'profile' });
  expect(requestOf('address', '/address')).toEqual({ kind: 'addresses' });
  expect(requestOf('address', '/de/address/new')).toEqual({ kind: 'address' });
  expect(requestOf('support-tickets', '/support-tickets')).toEqual({ kind: 'tickets' });
});
