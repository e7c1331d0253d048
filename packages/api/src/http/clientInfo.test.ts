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
  const shared: string[] = [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    'fd00::1',
    '',
  ];
  const local = [
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'fc00::1',
    '169.254.1.1',
    '100.64.0.1',
    '100.127.255.254',
    '0.0.0.0',
    '::',
  ];
  const mapped = [
    '::ffff:169.254.1.1',
    '::FFFF:100.64.0.1',
    '::ffff:a00:1',
    '::ffff:c0a8:101',
    '0:0:0:0:0:ffff:10.0.0.1',
    '64:ff9b::10.0.0.1',
  ];
  shared.push(...local, ...mapped);
  own.push(
    '100.63.255.255',
    '100.128.0.1',
    '169.253.1.1',
    '172.15.0.1',
    '172.32.0.1',
    'fec::1',
    'fc:1::1',
    '::ffff:cb00:7109',
  );
  expect([...own.filter((address) => !isPublicAddress(address)), ...shared.filter(isPublicAddress)]).toEqual([]);
});
