import { expect, it } from 'vitest';
import { returnTarget } from './returnTarget';

const origin = 'https://shop.example';

it('stays on the own origin, whatever the query holds', () => {
  const hostile = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    '/\u0000/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    'evil.example',
    '@evil.example',
    '',
    '/login',
    '/de/login',
    '/login?returnTo=/cart',
    '/%6Cogin',
    `/${'a'.repeat(3_000)}`,
  ];
  const leaving = hostile.filter((raw) => returnTarget(raw, origin, 'en') !== '/');
  expect(leaving).toEqual([]);
  expect(returnTarget('//evil.example', origin, 'de')).toBe('/de');
  expect(returnTarget(null, origin, 'de')).toBe('/de');
});

it('keeps what is encoded as a part of the path', () => {
  expect(new URL(returnTarget('/%2F%2Fevil.example', origin, 'en'), origin).origin).toBe(origin);
  expect(new URL(returnTarget('/%5Cevil.example', origin, 'en'), origin).origin).toBe(origin);
});

it('leads to any page of the shop', () => {
  const targets = ['/cart', '/de/orders/1?a=b#c', '/categories/health%26beauty', '/products/search?q=%C3%A4'];
  expect(targets.map((raw) => returnTarget(raw, origin, 'en'))).toEqual(targets);
});
