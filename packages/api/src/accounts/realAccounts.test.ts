import { readOrderRecords } from '../records/trade.ts';
import { orderSchema } from '@marketrow/contract/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, ben, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { line, post, silentLogger, testApp } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { createVisitor, type Visitor } from '../../test-utils/visitor.ts';
import { purge } from '../database/purge.ts';
import {
  carts,
  customers,
  loginLimits,
  orders,
  passwordResets,
  payments,
  registrations,
  sessions,
} from '../database/schema.ts';
import { createLogger } from '../logger.ts';
import { saveWishList } from '../orders/store.ts';
import type { Mail } from './mailer.ts';
import { hashPassword } from './password.ts';
import { beginSession } from './sessions.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

vi.mock(import('./password.ts'), async (original) => {
  const module = await original();
  return { ...module, hashPassword: vi.fn(module.hashPassword) };
});

const shop = 'https://shop.example';
const password = 'a lamp for the stairs';
const nobody = { authenticated: false, user_id: null, customer_id: null };

describe.each(settings)('real accounts, $name', ({ open }) => {
  let database: TestDatabase;
  const mails: Mail[] = [];
  const accounts = { mailer: { send: (mail: Mail) => void mails.push(mail) }, publicUrl: () => shop };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { orm } = database;
    for (const table of [loginLimits, registrations, passwordResets, orders, carts, customers]) await orm.delete(table);
    await seedPeople(orm);
    mails.length = 0;
  });

  const visitor = () => createVisitor(balanced(database, { accounts }));
  const send = (person: Visitor, path: string, body: unknown, headers?: Record<string, string>) =>
    person.request(path, post(body, headers));
  const register = (person: Visitor, email: string, more: Record<string, unknown> = {}) =>
    send(person, '/accounts', { name: 'Cleo van Dorn', email, password, ...more });
  const remove = (person: Visitor, word: string) =>
    person.request('/account', { ...post({ password: word }), method: 'DELETE' });
  /** The token of the newest mail. */
  const tokenOf = () => new URL(mails.at(-1)?.link ?? shop).searchParams.get('token') ?? '';
  const requestReset = async () => {
    await send(visitor(), '/password-resets', { email: ada.email });
    return tokenOf();
  };
  const signIn = async (credentials: { username: string; password: string }) => {
    const person = visitor();
    expect((await person.login(credentials)).status).toBe(200);
    return person;
  };

  describe('registration', () => {
    it('opens an account once its mail address is confirmed', async () => {
      const person = visitor();
      const response = await register(person, 'Cleo@Shop.test');
      expect(response.status).toBe(202);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const username = 'cleo@shop.test';
      expect(mails).toMatchObject([{ to: username, kind: 'confirm-account', subject: 'Confirm your email address' }]);
      expect(mails[0]?.text).toContain(`${shop}/register/confirm?token=${tokenOf()}`);
      expect((await person.login({ username, password })).status).toBe(401);

      expect((await send(person, '/accounts/confirm', { token: tokenOf() })).status).toBe(204);
      expect(await person.session()).toEqual(nobody);
      expect((await person.login({ username, password })).status).toBe(200);
      expect(await (await person.request('/account')).json()).toMatchObject({
        name: { firstName: 'Cleo van', lastName: 'Dorn' },
        email: username,
        phone: '',
        selfService: true,
      });
    });

    it('writes in German and to the page of the language', async () => {
      await send(visitor(), '/accounts?lang=de', { name: 'Cleo', email: 'cleo@shop.test', password });
      expect(mails[0]).toMatchObject({ language: 'de', subject: 'Bestätigen Sie Ihre E-Mail-Adresse' });
      expect(mails[0]?.link).toMatch(/^https:\/\/shop\.example\/de\/register\/confirm\?token=/);
    });

    it('does not show who has an account: same answer, one hash, the same rows', async () => {
      const compared = [];
      for (const email of [ada.email, ` ${ada.email.toUpperCase()}`.trim(), 'cleo@shop.test']) {
        vi.mocked(hashPassword).mockClear();
        const response = await register(visitor(), email);
        const [counted] = await database.orm.select({ rows: sql<number>`count(*)::int` }).from(registrations);
        await database.orm.delete(registrations);
        const headers = Object.fromEntries(response.headers);
        delete headers['x-request-id'];
        compared.push({
          status: response.status,
          body: await response.text(),
          headers,
          hashes: vi.mocked(hashPassword).mock.calls.length,
          rows: counted?.rows,
        });
      }
      expect(compared[0]).toMatchObject({ status: 202, hashes: 1, rows: 1 });
      expect(compared[1]).toEqual(compared[0]);
      expect(compared[2]).toEqual(compared[0]);
      expect(mails.map(({ kind }) => kind)).toEqual(['account-exists', 'account-exists', 'confirm-account']);
      expect(mails[0]).toMatchObject({ to: ada.email.toLowerCase(), link: `${shop}/login` });
    });

    it('leaves a known account as it is', async () => {
      await register(visitor(), ada.email);
      await database.orm.select().from(registrations);
      expect((await visitor().login({ username: ada.email, password })).status).toBe(401);
      await signIn(credentialsOf(ada));
    });

    it('answers before the mail is sent, and when it cannot be', async () => {
      const lines: string[] = [];
      const failing = { send: () => Promise.reject(new Error('no route')) };
      const stuck = { send: () => new Promise<void>(() => undefined) };
      for (const mailer of [failing, stuck]) {
        const logger = createLogger('warn', (text) => lines.push(text));
        const person = createVisitor(testApp(database.orm, { accounts: { ...accounts, mailer }, logger }));
        expect((await register(person, 'cleo@shop.test')).status).toBe(202);
      }
      await vi.waitFor(() => expect(lines.join()).toContain('mail failed'));
      expect(lines.join()).not.toMatch(/cleo|token/);
    });

    it('uses a token once, also when it is sent twice at the same time', async () => {
      await register(visitor(), 'cleo@shop.test');
      const token = tokenOf();
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => send(visitor(), '/accounts/confirm', { token }).then(({ status }) => status)),
      );
      expect(tries.sort()).toEqual([204, 410, 410, 410, 410, 410, 410, 410]);
      expect((await send(visitor(), '/accounts/confirm', { token })).status).toBe(410);
    });

    it('opens one account where two requests for an address are confirmed at the same time', async () => {
      const tokens = [];
      for (const name of ['One', 'Two']) {
        await register(visitor(), 'cleo@shop.test', { name });
        tokens.push(tokenOf());
      }
      const tries = await Promise.all(
        tokens.map(async (token) => (await send(visitor(), '/accounts/confirm', { token })).status),
      );
      expect(tries.sort()).toEqual([204, 410]);
      const found = await database.orm.select().from(customers).where(eq(customers.email, 'cleo@shop.test'));
      expect(found).toHaveLength(1);
    });

    it('refuses a token that is expired or unknown, and purges the row', async () => {
      await register(visitor(), 'cleo@shop.test');
      await database.orm.update(registrations).set({ expiresAt: sql`now() - interval '1 second'` });
      expect((await send(visitor(), '/accounts/confirm', { token: tokenOf() })).status).toBe(410);
      expect((await send(visitor(), '/accounts/confirm', { token: 'A'.repeat(43) })).status).toBe(410);
      await purge(database.orm);
      expect(await database.orm.select().from(registrations)).toEqual([]);
    });

    it('lives for 24 hours', async () => {
      await register(visitor(), 'cleo@shop.test');
      const [row] = await database.orm
        .select({ hours: sql<number>`round(extract(epoch from ${registrations.expiresAt} - now()) / 360)::int` })
        .from(registrations);
      expect(row?.hours).toBe(240);
    });

    it.each([
      ['a short password', { password: '1234567' }],
      ['no name', { name: ' ' }],
      ['no mail address', { email: 'cleo' }],
      ['a mail address with a line break', { email: 'cleo@shop.test\nBcc: x@y.test' }],
      ['a further field', { role: 'admin' }],
      ['a NUL in the name', { name: 'a\0' }],
    ])('refuses %s', async (_name, more) => {
      expect((await register(visitor(), 'cleo@shop.test', more)).status).toBe(400);
      expect(mails).toEqual([]);
    });

    it('keeps neither token nor password', async () => {
      await register(visitor(), 'cleo@shop.test');
      const token = tokenOf();
      const dump = JSON.stringify(await database.orm.select().from(registrations));
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(password);
      expect(JSON.stringify(mails)).not.toContain(password);
    });
  });

  describe('links', () => {
    const listed = 'https://front.example';
    const linkFor = async (headers: Record<string, string>) => {
      const person = createVisitor(testApp(database.orm, { accounts, allowedOrigins: [listed] }));
      const response = await send(person, '/password-resets', { email: ada.email }, headers);
      return response.status === 202 ? new URL(mails.at(-1)?.link ?? '').origin : response.status;
    };

    it.each([
      ['another Host', { Host: 'evil.example' }, shop],
      ['another Host and its Origin', { Host: 'evil.example', Origin: 'http://evil.example' }, shop],
      ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }, shop],
      ['an origin that is not listed', { Origin: 'https://evil.example' }, 403],
      ['a listed origin', { Origin: listed }, listed],
    ])('%s', async (_name, headers, expected) => {
      expect(await linkFor(headers)).toBe(expected);
    });
  });

  describe('a new password', () => {
    it('takes the place of the old one and ends every session', async () => {
      const elsewhere = await signIn(credentialsOf(ada));
      const token = await requestReset();
      expect(mails[0]).toMatchObject({ to: ada.email.toLowerCase(), kind: 'reset-password' });
      const response = await send(visitor(), '/password-resets/confirm?lang=de', { token, password });
      expect(response.status).toBe(204);
      expect(await elsewhere.session()).toEqual(nobody);
      expect((await visitor().login(credentialsOf(ada))).status).toBe(401);
      await signIn({ username: ada.email, password });
      expect(mails[1]).toMatchObject({ kind: 'password-changed', subject: 'Ihr Passwort wurde geändert' });
    });

    it('does not show who has an account: same answer, same rows, a mail only to an account', async () => {
      const compared = [];
      for (const email of [ada.email, 'cleo@shop.test']) {
        const response = await send(visitor(), '/password-resets', { email });
        const [counted] = await database.orm.select({ rows: sql<number>`count(*)::int` }).from(passwordResets);
        await database.orm.delete(passwordResets);
        compared.push([response.status, await response.text(), counted?.rows]);
      }
      expect(compared).toEqual([
        [202, '{"accepted":true}', 1],
        [202, '{"accepted":true}', 1],
      ]);
      expect(mails).toHaveLength(1);
    });

    it('uses a token once, also when it is sent twice at the same time, and makes the others worthless', async () => {
      const tokens = [await requestReset(), await requestReset()];
      const tries = await Promise.all(
        [...tokens, ...tokens].map(
          async (token) => (await send(visitor(), '/password-resets/confirm', { token, password })).status,
        ),
      );
      expect(tries.sort()).toEqual([204, 410, 410, 410]);
      expect(await database.orm.select().from(passwordResets)).toEqual([]);
    });

    it('refuses a token that is expired, unknown, or of a registration, without a hash', async () => {
      const token = await requestReset();
      const [row] = await database.orm
        .select({ minutes: sql<number>`round(extract(epoch from ${passwordResets.expiresAt} - now()) / 60)::int` })
        .from(passwordResets);
      expect(row?.minutes).toBe(60);
      await database.orm.update(passwordResets).set({ expiresAt: sql`now() - interval '1 second'` });
      await register(visitor(), 'cleo@shop.test');
      vi.mocked(hashPassword).mockClear();
      for (const wrong of [token, tokenOf(), 'A'.repeat(43)])
        expect((await send(visitor(), '/password-resets/confirm', { token: wrong, password })).status).toBe(410);
      expect(hashPassword).not.toHaveBeenCalled();
      await signIn(credentialsOf(ada));
    });

    it('refuses a short password and keeps the token', async () => {
      const token = await requestReset();
      expect((await send(visitor(), '/password-resets/confirm', { token, password: '1234567' })).status).toBe(400);
      expect((await send(visitor(), '/password-resets/confirm', { token, password })).status).toBe(204);
    });

    it('is not outlived by a login that has checked the old one', async () => {
      const [before] = await database.orm.select().from(customers).where(eq(customers.userId, ada.id));
      const token = await requestReset();
      await send(visitor(), '/password-resets/confirm', { token, password });
      const late = beginSession(database.orm, ada.customerId, undefined, before?.passwordHash);
      await expect(late).rejects.toMatchObject({ status: 401 });
      expect(await database.orm.select().from(sessions)).toEqual([]);
    });
  });

  describe('mails are limited', () => {
    it('five an hour, registrations and resets together, for a known address as for any other', async () => {
      for (const email of [ada.email, 'cleo@shop.test']) {
        const statuses = [];
        for (let turn = 0; turn < 3; turn += 1) {
          statuses.push((await register(visitor(), email)).status);
          statuses.push((await send(visitor(), '/password-resets', { email })).status);
        }
        expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
      }
      const refused = await send(visitor(), '/password-resets', { email: ada.email });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30);
      // Requested mails must not block the login.
      await signIn(credentialsOf(ada));
    });

    it('also in a burst', async () => {
      const person = createVisitor(testApp(database.orm, { accounts }));
      const burst = await Promise.all(
        Array.from({ length: 12 }, () => send(person, '/password-resets', { email: ada.email })),
      );
      expect(burst.filter(({ status }) => status === 202)).toHaveLength(5);
      expect(mails).toHaveLength(5);
    });
  });

  it('signs out everywhere', async () => {
    const [here, there] = [await signIn(credentialsOf(ada)), await signIn(credentialsOf(ada))];
    const other = await signIn(credentialsOf(ben));
    expect((await send(visitor(), '/sessions/end-all', {})).status).toBe(401);
    const response = await send(here, '/sessions/end-all', {});
    expect(await response.json()).toEqual(nobody);
    expect([...here.cookies.keys()]).toEqual(['mr-known']);
    expect(await there.session()).toEqual(nobody);
    expect(await other.session()).toMatchObject({ user_id: ben.id });
  });

  describe('own data', () => {
    /** Cart, wishlist and an order of Ada's. */
    const shopAsAda = async () => {
      const person = await signIn(credentialsOf(ada));
      await person.load('ada-guest');
      await person.save('ada-guest', [line({ id: 'known', price: 7.5 })]);
      const etag = (await person.request('/cart-items/ada-guest')).headers.get('ETag') ?? '';
      const placed = await send(person, '/orders', orderBody('ada-guest', etag, { note: 'Ring twice' }), {
        'Idempotency-Key': 'k',
      });
      expect(placed.status).toBe(201);
      await person.save('ada-guest', [line()]);
      await saveWishList(database.orm, ada.customerId, { ids: ['known'] });
      return { person, order: (await placed.json()) as { id: string } };
    };

    it('is exported whole, without secrets and without that of others', async () => {
      const { person, order } = await shopAsAda();
      const response = await person.request('/account/export');
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="account.json"');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({
        exportedAt: expect.stringMatching(/^\d{4}-/) as string,
        account: { id: ada.id, email: ada.email.toLowerCase(), firstName: 'Ada', phone: ada.phone },
        cart: [{ lines: [{ id: 'mug' }] }],
        orders: [{ id: order.id, note: 'Ring twice' }],
        payments: [{ orderId: order.id, status: 'captured', amount: 1500, currency: 'USD' }],
        wishlist: [{ ids: ['known'] }],
        sessions: [{}],
      });
      expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
      expect(text).not.toContain(ben.id);
      const bens = (await (await (await signIn(credentialsOf(ben))).request('/account/export')).json()) as unknown;
      expect(bens).toMatchObject({ account: { id: ben.id }, orders: [], cart: [], wishlist: [], payments: [] });
      expect((await visitor().request('/account/export')).status).toBe(401);
    });

    it('is deleted with the account; orders stay without the person, payments as they are', async () => {
      const { person, order } = await shopAsAda();
      const elsewhere = await signIn(credentialsOf(ada));
      await requestReset();
      const before = await database.orm.select().from(payments);
      expect((await remove(person, ada.password)).status).toBe(204);
      expect([...person.cookies.keys()]).not.toContain('session');
      expect(await elsewhere.session()).toEqual(nobody);
      expect((await visitor().login(credentialsOf(ada))).status).toBe(401);

      const [row] = await database.orm.select().from(orders);
      expect(row).toMatchObject({ id: order.id, customerId: null, guestId: `deleted:${order.id}` });
      const [kept] = await readOrderRecords(database.orm, 'en');
      expect(kept).toMatchObject({
        totalPrice: 15,
        users: { email: 'deleted@account.invalid', name: { firstName: 'Deleted', lastName: 'account' } },
      });
      expect(orderSchema.safeParse(kept).error).toBeUndefined();
      expect(await database.orm.select().from(payments)).toEqual(before);
      const dump = JSON.stringify([
        row,
        await database.orm.select().from(carts),
        await database.orm.select().from(sessions),
        await database.orm.select().from(passwordResets),
        await database.orm.select().from(customers),
      ]);
      expect(dump).not.toMatch(/\bAda\b|Quill|ada-guest|customer-ada|Ines|Calder|Lake Way|Ring twice/i);
      expect(dump).toContain(ben.id);

      // The guest id of before is no key to the order, and the purge of guests' orders keeps it.
      const headers = { Accept: 'application/json', Cookie: 'guestId=ada-guest' };
      expect((await visitor().request(`/orders/${order.id}`, { headers })).status).toBe(404);
      await database.orm.update(orders).set({ createdAt: sql`now() - interval '400 days'` });
      await purge(database.orm);
      expect(await database.orm.select().from(orders)).toHaveLength(1);
    });

    it('is deleted only with the password, tried as often as at a login', async () => {
      const person = await signIn(credentialsOf(ben));
      for (const word of Array.from({ length: 6 }, (_, turn) => `wrong ${turn}`))
        expect((await remove(person, word)).status).toBe(403);
      expect((await remove(person, ben.password)).status).toBe(403); // Blocked by now.
      expect((await remove(person, '')).status).toBe(400);
      expect((await remove(visitor(), ben.password)).status).toBe(401);
      expect(await person.session()).toMatchObject({ user_id: ben.id });
    });

    it('of a seller or an administrator is not deleted', async () => {
      await database.orm.update(customers).set({ role: 'seller' }).where(eq(customers.userId, ben.id));
      expect((await remove(await signIn(credentialsOf(ben)), ben.password)).status).toBe(409);
      await signIn(credentialsOf(ben));
    });

    it('may be registered again', async () => {
      await remove(await signIn(credentialsOf(ben)), ben.password);
      await register(visitor(), ben.email);
      expect(mails[0]?.kind).toBe('confirm-account');
      expect((await send(visitor(), '/accounts/confirm', { token: tokenOf() })).status).toBe(204);
      await signIn({ username: ben.email, password });
    });
  });

  it('has none of these calls unless asked for', async () => {
    const person = createVisitor(testApp(database.orm, { logger: silentLogger }));
    await person.login(credentialsOf(ada));
    for (const path of [
      '/accounts',
      '/accounts/confirm',
      '/password-resets',
      '/password-resets/confirm',
      '/sessions/end-all',
    ])
      expect((await send(person, path, {})).status, path).toBe(404);
    expect((await person.request('/account/export')).status).toBe(404);
    expect((await remove(person, ada.password)).status).toBe(405);
    expect(await (await person.request('/account')).json()).not.toHaveProperty('selfService');
  });
});
