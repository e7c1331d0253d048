import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, ben, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { post, testApp } from '../../test-utils/app.ts';
import { engines } from '../../test-utils/databases.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import type { AppDependencies } from '../app.ts';
import type { Database } from '../database/database.ts';
import { customers, loginLimits, sessions } from '../database/schema.ts';
import { createLogger } from '../logger.ts';
import { without } from '../records/values.ts';
import { seedSamples } from './samples.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const nobody = { authenticated: false, user_id: null, customer_id: null };
const asAda = { authenticated: true, user_id: ada.id, customer_id: ada.customerId };

describe.each(engines)('accounts on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(loginLimits);
  });

  const visitor = (changes?: Partial<AppDependencies>) => createVisitor(testApp(database.orm, changes));

  describe('signing in', () => {
    it.each([
      ['mail', ada.email],
      ['mail in another case, with space around it', ` ${ada.email.toUpperCase()} `],
      ['mail in full-width letters', ada.email.replace('Ada', 'Ａda')],
      ['phone number', ada.phone],
      ['phone number, written otherwise', '1 (555) 010-0901'],
    ])('takes %s', async (_name, username) => {
      const person = visitor();
      const response = await person.login({ username, password: ada.password });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.json()).toEqual(asAda);
      expect(await person.session()).toEqual(asAda);
    });

    it('takes a password to the letter', async () => {
      expect((await visitor().login(credentialsOf(ben))).status).toBe(200);
      for (const password of [ben.password.trim(), ben.password.toLowerCase(), `${ben.password}x`]) {
        expect((await visitor().login({ username: ben.email, password })).status).toBe(401);
      }
    });

    it('is nobody before, and after signing out, on the server too', async () => {
      const person = visitor();
      expect(await person.session()).toEqual(nobody);
      await person.login(credentialsOf(ada));
      const stolen = visitor();
      for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
      expect(await stolen.session()).toEqual(asAda);
      const left = await person.logout();
      expect(left.status).toBe(200);
      expect(await left.json()).toEqual(nobody);
      expect([...person.cookies.keys()]).toEqual(['mr-known']); // Which signs nobody in.
      expect(await stolen.session()).toEqual(nobody);
      expect([...stolen.cookies.keys()]).toEqual(['mr-known']); // The hint goes with the token.
      expect((await person.logout()).status).toBe(200);
    });

    it('gives a new token each time and ends the one before', async () => {
      const person = visitor();
      await person.login(credentialsOf(ada));
      const first = person.cookies.get('session') ?? '';
      await person.login(credentialsOf(ben));
      expect(person.cookies.get('session')).not.toBe(first);
      expect(await person.session()).toMatchObject({ user_id: ben.id });
      const old = visitor();
      old.cookies.set('session', first);
      expect(await old.session()).toEqual(nobody);
    });

    it('does not take over a token that somebody planted', async () => {
      const planted = 'A'.repeat(43);
      const person = visitor();
      person.cookies.set('session', planted);
      await person.login(credentialsOf(ada));
      expect(person.cookies.get('session')).not.toBe(planted);
      const attacker = visitor();
      attacker.cookies.set('session', planted);
      expect(await attacker.session()).toEqual(nobody);
    });

    it('keeps no token and no password that could be used', async () => {
      const person = visitor();
      await person.login(credentialsOf(ada));
      const dump = JSON.stringify([
        await database.orm.select().from(sessions),
        // The passwords of samples are public; those of other accounts are hashes only.
        (await database.orm.select().from(customers)).map((row) => without(row, 'samplePassword')),
        await database.orm.select().from(loginLimits),
      ]);
      expect(dump).not.toContain(person.cookies.get('session'));
      expect(dump).not.toContain(ada.password);
      expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    });
  });

  describe('the cookie', () => {
    const cookiesOf = async (headers: Record<string, string>, changes?: Partial<AppDependencies>) => {
      const app = testApp(database.orm, changes);
      return (await app.request('/login/customer', post(credentialsOf(ada), headers))).headers.getSetCookie();
    };

    it('is for scripts of nobody, and has a readable hint beside it', async () => {
      const [session, hint] = await cookiesOf({ 'X-Forwarded-Proto': 'https' }); // No proxy is known: anybody can write this.
      expect(session).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(hint).toBe('mr-session=1; Max-Age=2592000; Path=/; SameSite=Lax');
    });

    it('is bound to the host on HTTPS, where the other name counts for nothing', async () => {
      const https = { 'X-Forwarded-Proto': 'https' };
      const [session, hint] = await cookiesOf(https, { trustedProxies: 1 });
      expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(hint).toContain('; Secure');
      const token = session?.split(/[=;]/)[1] ?? '';
      const read = async (name: string) => {
        const headers = { ...https, Cookie: `${name}=${token}` };
        return (
          await testApp(database.orm, { trustedProxies: 1 }).request('/session', { headers })
        ).json() as Promise<unknown>;
      };
      expect(await read('__Host-session')).toEqual(asAda);
      expect(await read('session')).toEqual(nobody);
    });

    it('travels to another site only when that is asked for', async () => {
      const changes = { trustedProxies: 1, crossSiteCookies: true, allowedOrigins: ['https://a.example'] };
      const [session] = await cookiesOf({ 'X-Forwarded-Proto': 'https' }, changes);
      expect(session).toContain('; Secure; SameSite=None');
    });

    it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}%00`, '../..', '"', 'A'.repeat(5_000)])(
      'means nobody when it is %j',
      async (token) => {
        const headers = { Cookie: `session=${token}` };
        const response = await testApp(database.orm).request('/session', { headers });
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual(nobody);
      },
    );
  });

  describe('sessions end', () => {
    const age = async (person: ReturnType<typeof visitor>, column: 'seen_at' | 'created_at', days: number) => {
      await person.login(credentialsOf(ada));
      const moment = sql`now() - make_interval(hours => ${days * 24}::int)`;
      await database.orm.update(sessions).set(column === 'seen_at' ? { seenAt: moment } : { createdAt: moment });
    };

    it.each([
      ['seen_at', 6, asAda],
      ['seen_at', 7, nobody],
      ['created_at', 29, asAda],
      ['created_at', 30, nobody],
    ] as const)('%s %i days ago', async (column, days, expected) => {
      const person = visitor();
      await age(person, column, days);
      expect(await person.session()).toEqual(expected);
    });

    it('not while they are used', async () => {
      await database.orm.delete(sessions);
      const person = visitor();
      await age(person, 'seen_at', 6);
      await person.session();
      const [row] = await database.orm
        .select({ isFresh: sql<boolean>`${sessions.seenAt} > now() - interval '1 minute'` })
        .from(sessions);
      expect(row?.isFresh).toBe(true);
    });
  });

  describe('bodies', () => {
    it.each([
      ['nothing', ''],
      ['half', '{"username":"a"'],
      ['a list', '[]'],
      ['no password', '{"username":"a"}'],
      ['an empty password', '{"username":"a","password":""}'],
      ['an empty name', '{"username":"","password":"a"}'],
      ['a number as name', '{"username":1,"password":"a"}'],
      ['an object as password', '{"username":"a","password":{"$ne":1}}'],
      ['a further field', '{"username":"a","password":"a","admin":true}'],
      ['a NUL in the name', '{"username":"a\\u0000","password":"a"}'],
      ['half a surrogate pair as name', '{"username":"\\ud800","password":"a"}'],
      ['half a surrogate pair as password', '{"username":"a","password":"\\ud800"}'],
      ['a long name', JSON.stringify({ username: 'a'.repeat(255), password: 'a' })],
      ['a password of 1,026 bytes', JSON.stringify({ username: 'a', password: 'ä'.repeat(513) })],
    ])('%s: 400', async (_name, body) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await testApp(database.orm).request('/login/customer', { method: 'POST', body, headers });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
    });

    it('more than 4 KiB: 413', async () => {
      const response = await visitor().login({ username: 'a', password: 'x'.repeat(5_000) });
      expect(response.status).toBe(413);
    });

    it('leave nothing in the log', async () => {
      const lines: string[] = [];
      const logger = createLogger('debug', (text) => lines.push(text));
      const person = visitor({ logger });
      await person.login(credentialsOf(ada));
      await person.login({ username: ada.email, password: 'other-secret' });
      await person.session();
      // A line for each of the three requests, and an audit line for each of the two logins.
      expect(lines).toHaveLength(5);
      for (const secret of [
        ada.email.toLowerCase(),
        ada.email,
        ada.password,
        'other-secret',
        ...person.cookies.values(),
      ])
        if (secret !== '1') expect(lines.join('\n')).not.toContain(secret);
    });
  });

  it.each([
    ['GET', '/login/customer', 'POST'],
    ['DELETE', '/session', 'GET, HEAD'],
    ['GET', '/logout', 'POST'],
    ['PUT', '/account', 'GET, HEAD'],
    ['PUT', '/customer-cart-items/merge', 'POST'],
  ])('%s %s: 405, allowed is %s; OPTIONS says so too', async (method, path, allowed) => {
    const app = testApp(database.orm);
    const response = await app.request(path, method === 'PUT' ? { ...post({}), method } : { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
    const options = await app.request(path, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('Allow')).toBe(`${allowed}, OPTIONS`);
  });

  it('answers the account of who is signed in, and 401 to anybody else', async () => {
    const person = visitor();
    const refused = await person.request('/account');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ message: 'Sign in first' });
    await person.login(credentialsOf(ada));
    const response = await person.request('/account');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      id: ada.id,
      name: ada.name,
      email: ada.email.toLowerCase(),
      phone: ada.phone,
      avatar: ada.avatar,
    });
    await person.logout();
    expect((await person.request('/account')).status).toBe(401);
  });

  it('answers the account of a row without name, phone and picture', async () => {
    const { passwordHash } = (await database.orm.select().from(customers).limit(1))[0] ?? { passwordHash: '' };
    const row = { id: 'bare', userId: 'user-bare', email: 'bare@shop.test', passwordHash };
    await database.orm.insert(customers).values(row);
    const person = visitor({ loginParts: { verify: () => Promise.resolve(true) } });
    await person.login({ username: row.email, password: 'any' });
    expect(await (await person.request('/account')).json()).toEqual({
      id: 'user-bare',
      name: { firstName: '', lastName: '' },
      email: row.email,
      phone: '',
      avatar: '/images/empty/cart.webp',
    });
    await database.orm.delete(customers).where(eq(customers.id, 'bare'));
  });

  it('keeps the ids of a sample user whose record changes, and hashes only what changed', async () => {
    const before = await database.orm.select().from(customers).where(eq(customers.userId, ben.id));
    const changed = { ...ben, password: 'a new one' };
    await seedSamples(database.orm, [ada, changed], [{ id: 'another-id', email: ben.email, balance: 0 }]);
    expect((await visitor().login({ username: ben.email, password: 'a new one' })).status).toBe(200);
    expect((await visitor().login(credentialsOf(ben))).status).toBe(401);
    const [after] = await database.orm.select().from(customers).where(eq(customers.userId, ben.id));
    expect(after?.id).toBe(before[0]?.id);
    await seedPeople(database.orm);
    expect((await visitor().login(credentialsOf(ben))).status).toBe(200);
  });

  it('rehashes a password of another cost at the next login', async () => {
    const cheap = '$argon2id$v=19$m=1024,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    await database.orm.update(customers).set({ passwordHash: cheap }).where(eq(customers.userId, ben.id));
    const app = testApp(database.orm, { loginParts: { verify: () => Promise.resolve(true) } });
    expect((await createVisitor(app).login(credentialsOf(ben))).status).toBe(200);
    expect((await visitor().login(credentialsOf(ben))).status).toBe(200);
  });
});
