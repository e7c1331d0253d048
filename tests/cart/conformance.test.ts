import { users } from '@marketrow/fixtures';
import { checkServer, type Verdict } from '@marketrow/cart-client/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type Shop } from '../support/server.ts';
import { HostileServer } from './support/server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('the reference API keeps every promise, the optional ones too', async () => {
  const { email: username, password } = users[0]!;
  const { conforms, verdicts } = await checkServer({ baseUrl: shop.url, login: { username, password } });
  expect(verdicts.filter(({ result }) => result !== 'holds')).toEqual([]);
  expect(conforms).toBe(true);
});

it('a server that has only the two cart calls conforms, and the suite says what it does not offer', async () => {
  const { verdicts } = await checkServer({ baseUrl: shop.url });
  const missing = verdicts.filter(({ result }) => result === 'not offered').map(({ call }: Verdict) => call);
  expect(new Set(missing)).toEqual(new Set(['GET /session', 'POST /customer-cart-items/merge']));
});

it('a server that breaks promises is found out', async () => {
  const server = new HostileServer();
  await server.open();
  const found = await checkServer({ baseUrl: server.url });
  // It takes any body for a save, and merges for strangers.
  expect(found.conforms).toBe(false);
  expect(found.verdicts.filter(({ result }) => result === 'broken').length).toBeGreaterThan(1);
  await server.close();
});
