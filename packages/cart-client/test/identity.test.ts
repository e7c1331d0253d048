import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClientStorage } from '../src/clientStorage.ts';
import { createIdentity, readGuestId } from '../src/identity.ts';
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
function identityOf(options: CartOptions) {
  const { readId_, createId_, clearId_ } = createIdentity(options, createClientStorage(options));
  return { readId: readId_, createId: createId_, clearId: clearId_ };
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
    // Written by faulty scripts: strangers would share these carts.
    ['guestId=undefined', undefined],
    ['guestId=null; guestId=ok', 'ok'],
    ['guestId=nullable', 'nullable'],
    // No path can end in these.
    ['guestId=.', undefined],
    ['guestId=..', undefined],
    ['guestId=...', '...'],
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
    const { readId, createId, clearId } = identityOf({ cookies: jar, storage: null });
    const id = createId();
    expect(id).toMatch(/^(\d{1,10}-){3}\d{1,10}$/);
    expect(jar.written).toEqual([`guestId=${id!}; path=/; max-age=2592000; SameSite=Lax`]);
    expect(readId()).toBe(id);
    clearId();
    expect(jar.written[1]).toBe('guestId=; path=/; max-age=0; SameSite=Lax');
    expect(readId()).toBeUndefined();
  });

  it('does not find an id whose cookie was deleted', () => {
    const jar = memoryJar();
    const { readId, createId } = identityOf({ cookies: jar, storage: memoryStorage() });
    createId();
    jar.set('guestId=; max-age=0');
    expect(readId()).toBeUndefined();
  });

  it('adds Secure when asked', () => {
    const jar = memoryJar();
    identityOf({ cookies: jar, secure: true, storage: null }).createId();
    expect(jar.written[0]).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('keeps the id in storage where cookies are blocked, and finds it on the next page', () => {
    const storage = memoryStorage();
    const { createId, clearId } = identityOf({ cookies: blocked, storage });
    const id = createId();
    const { readId } = identityOf({ cookies: blocked, storage });
    expect(readId()).toBe(id);
    clearId();
    expect(readId()).toBeUndefined();
  });

  it('follows the id of another tab that was written at the same time, and stores none of its own', () => {
    const jar = memoryJar();
    const storage = memoryStorage();
    const { readId, createId } = identityOf({
      cookies: {
        get: jar.get,
        set: (cookie) => {
          jar.set(cookie);
          jar.set('guestId=other');
        },
      },
      storage,
    });
    createId();
    expect(readId()).toBe('other');
    expect(storage.entries.size).toBe(0);
  });

  it("neither takes nor erases another script's `guestId` in the storage", () => {
    const storage = memoryStorage();
    storage.setItem('guestId', '42');
    const { readId, clearId } = identityOf({ cookies: memoryJar(), storage });
    expect(readId()).toBeUndefined();
    clearId();
    expect(storage.getItem('guestId')).toBe('42');
  });

  it('clears a cookie of the same name on a longer path too', () => {
    const cookies = new Map([
      ['/', 'abc'],
      ['/shop', 'old'],
    ]);
    vi.stubGlobal('location', { pathname: '/shop/cart' });
    const { readId, clearId } = identityOf({
      cookies: {
        get: () => Array.from(cookies.values(), (id) => `guestId=${id}`).join('; '),
        set: (cookie) => void cookies.delete(/path=([^;]*)/.exec(cookie)?.[1] ?? ''),
      },
      storage: null,
    });
    clearId();
    expect(readId()).toBeUndefined();
  });

  it('keeps the id in memory where both are blocked', () => {
    const { readId, createId } = identityOf({ cookies: blocked, storage: null });
    expect(createId()).toBe(readId());
  });

  it('gives no id where there is no cryptographic random source', () => {
    vi.stubGlobal('crypto', undefined);
    const { createId } = identityOf({ cookies: blocked, storage: null });
    expect(createId()).toBeUndefined();
  });
});
