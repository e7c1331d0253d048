import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDevice, readGuestId } from '../src/device.ts';
import type { CartOptions, CookieJar } from '../src/types.ts';
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

/** What a page knows of its guest's id. */
function createIdentity(options: CartOptions) {
  const [find, create, forget, open] = createDevice(options, Date.now, new Map(), () => undefined);
  return { find, create, forget, open };
}

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

describe('the guest id', () => {
  it('writes the cookie of the specification, and clears it so', () => {
    const jar = memoryJar();
    const { find, create, forget } = createIdentity({ cookies: jar, storage: null });
    const id = create();
    expect(id).toMatch(/^(\d{1,10}-){3}\d{1,10}$/);
    expect(jar.written).toEqual([`guestId=${id!}; path=/; max-age=2592000; SameSite=Lax`]);
    expect(find()).toBe(id);
    forget();
    expect(jar.written[1]).toBe('guestId=; path=/; max-age=0; SameSite=Lax');
    expect(find()).toBeUndefined();
  });

  it('does not find an id whose cookie was deleted', () => {
    const jar = memoryJar();
    const { find, create } = createIdentity({ cookies: jar, storage: memoryStorage() });
    create();
    jar.set('guestId=; max-age=0');
    expect(find()).toBeUndefined();
  });

  it('adds Secure when asked, and renews the cookie of a known id', () => {
    const jar = memoryJar();
    const { create, open } = createIdentity({ cookies: jar, secure: true, renew: true, storage: null });
    create();
    open('known');
    expect(jar.written[0]).toMatch(/; SameSite=Lax; Secure$/);
    expect(jar.written[1]).toBe('guestId=known; path=/; max-age=2592000; SameSite=Lax; Secure');
  });

  it('keeps the id in storage where cookies are blocked, and finds it on the next page', () => {
    const storage = memoryStorage();
    const { create, forget } = createIdentity({ cookies: blocked, storage });
    const id = create();
    const { find } = createIdentity({ cookies: blocked, storage });
    expect(find()).toBe(id);
    forget();
    expect(find()).toBeUndefined();
  });

  it('keeps the id in memory where both are blocked', () => {
    const { find, create } = createIdentity({ cookies: blocked, storage: null });
    expect(create()).toBe(find());
  });

  it('gives no id where there is no cryptographic random source', () => {
    vi.stubGlobal('crypto', undefined);
    const { create } = createIdentity({ cookies: blocked, storage: null });
    expect(create()).toBeUndefined();
  });
});
