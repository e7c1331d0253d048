import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdentity, readGuestId } from '../src/identity.ts';
import { createStore } from '../src/store.ts';
import type { CookieJar } from '../src/types.ts';
import { memoryJar, memoryStorage } from './support/world.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const blocked: CookieJar = {
  get: () => {
    throw new Error('SecurityError');
  },
  set: () => {
    throw new Error('SecurityError');
  },
};

describe('readGuestId', () => {
  it.each([
    ['', undefined],
    ['guestId=abc', 'abc'],
    ['a=1; guestId=abc; b=2', 'abc'],
    ['a=1;guestId=abc', 'abc'],
    ['xguestId=abc', undefined],
    ['guestIdx=abc', undefined],
    ['GUESTID=abc', undefined],
    ['a=guestId=abc', undefined],
    ['guestId=', undefined],
    ['guestId=a b', undefined],
    ['guestId=a=b', undefined],
    ['guestId="abc"', undefined],
    ['guestId=a%20b', undefined],
    ['guestId=../../etc', undefined],
    ['guestId=a b; guestId=ok', 'ok'],
    ['guestId=A-z_0.9~', 'A-z_0.9~'],
    [`guestId=${'a'.repeat(128)}`, 'a'.repeat(128)],
    [`guestId=${'a'.repeat(129)}`, undefined],
  ])('%j gives %j', (cookies, expected) => {
    expect(readGuestId(cookies)).toBe(expected);
  });
});

describe('createIdentity', () => {
  it('writes the cookie of the specification, and clears it so', () => {
    const jar = memoryJar();
    const [find, create, forget] = createIdentity({ cookies: jar }, createStore({ storage: null }));
    const id = create();
    expect(id).toMatch(/^[0-9a-z]{16,28}$/);
    expect(jar.written).toEqual([`guestId=${id!}; path=/; max-age=2592000; SameSite=Lax`]);
    expect(find()).toBe(id);
    forget();
    expect(jar.written[1]).toBe('guestId=; path=/; max-age=0; SameSite=Lax');
    expect(find()).toBeUndefined();
  });

  it('does not find an id whose cookie was deleted', () => {
    const jar = memoryJar();
    const [find, create] = createIdentity({ cookies: jar }, createStore({ storage: memoryStorage() }));
    create();
    jar.set('guestId=; max-age=0');
    expect(find()).toBeUndefined();
  });

  it('adds Secure when asked', () => {
    const jar = memoryJar();
    const [, create, , keep] = createIdentity({ cookies: jar, secure: true }, createStore({ storage: null }));
    create();
    keep('known');
    expect(jar.written[0]).toMatch(/; SameSite=Lax; Secure$/);
    expect(jar.written[1]).toBe('guestId=known; path=/; max-age=2592000; SameSite=Lax; Secure');
  });

  it('keeps the id in storage where cookies are blocked, and finds it on the next page', () => {
    const storage = memoryStorage();
    const [, create, forget] = createIdentity({ cookies: blocked }, createStore({ storage }));
    const id = create();
    const [find] = createIdentity({ cookies: blocked }, createStore({ storage }));
    expect(find()).toBe(id);
    forget();
    expect(find()).toBeUndefined();
  });

  it('keeps the id in memory where both are blocked', () => {
    const [find, create] = createIdentity({ cookies: blocked }, createStore({ storage: null }));
    expect(create()).toBe(find());
  });

  it('gives no id where there is no cryptographic random source', () => {
    vi.stubGlobal('crypto', undefined);
    const [, create] = createIdentity({ cookies: blocked }, createStore({ storage: null }));
    expect(create()).toBeUndefined();
  });
});
