import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createClientInfoReader, isPublicAddress } from './clientInfo.ts';

it('reads addresses as proxies write them', async () => {
  const app = new Hono().get('/', (c) => c.json(createClientInfoReader(1)(c)));
  const cases = [
    ['203.0.113.9', '203.0.113.9'],
    ['1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:1234', '203.0.113.9'],
    ['[2001:db8:1:2::9]:1234', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['10.0.0.1', undefined],
    ['unknown', undefined],
  ] as const;
  const seen = cases.map(async ([header]) => {
    const answer = await app.request('/', { headers: { 'X-Forwarded-For': header } });
    return ((await answer.json()) as { address?: string }).address;
  });
  expect(await Promise.all(seen)).toEqual(cases.map(([, address]) => address));
});

it('knows which addresses are a client’s own', () => {
  const own = ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1'];
  const shared = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1', ''];
  expect([...own.filter((address) => !isPublicAddress(address)), ...shared.filter(isPublicAddress)]).toEqual([]);
});
