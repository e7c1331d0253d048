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
