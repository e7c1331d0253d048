import { createHandlers } from '@marketrow/fixtures/handlers';
import { drizzle } from 'drizzle-orm/node-postgres';
import { http, HttpResponse } from 'msw';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, ben, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { post, testApp } from '../../test-utils/app.ts';
import { engines } from '../../test-utils/databases.ts';
import { createVisitor, type Visitor } from '../../test-utils/visitor.ts';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { demoPatches } from '../database/schema.ts';
import { createDemoStore } from './demoStore.ts';
import type { MockHandlers } from './mockApi.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Handlers that show what the API gives to those of the fixtures. */
const probe: MockHandlers = ({ store, session, currentUser }) => [
  http.get('*/api/who', async ({ request }) => {
    const [own, user] = await Promise.all([session(request), currentUser(request)]);
    return HttpResponse.json({ session: own ?? null, user: user ?? null });
  }),
  http.get('*/api/notes', async ({ request }) =>
    HttpResponse.json(await store.read((await session(request)) ?? 'guest')),
  ),
  http.put('*/api/notes', async ({ request }) => {
    await store.write((await session(request)) ?? 'guest', 'users/1', (await request.json()) as string);
    return new HttpResponse(null, { status: 204 });
  }),
];

describe.each(engines)('the demo on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(demoPatches);
  });

  const visitor = (mockHandlers: MockHandlers = probe) => createVisitor(testApp(database.orm, { mockHandlers }));
  const get = async (person: Visitor, path: string): Promise<unknown> => (await person.request(path)).json();
  const put = (person: Visitor, path: string, body: unknown) => person.request(path, { ...post(body), method: 'PUT' });

  describe('the store', () => {
    const store = () => createDemoStore(database.orm, () => undefined);

    it('keeps changes in their order; a change of the same path keeps its place', async () => {
      await store().write('a', 'users/2', { set: { note: 'first' } });
      await store().write('a', 'users/1', null);
      await store().write('b', 'users/1', { is: { id: '1' } });
      await store().write('a', 'users/2', { set: { note: 'second' } });
      expect(await store().read('a')).toEqual([
        { path: 'users/2', json: { set: { note: 'second' } } },
        { path: 'users/1', json: null },
      ]);
      await store().clear('a');
      expect(await store().read('a')).toEqual([]);
      expect(await store().read('b')).toHaveLength(1);
    });
  });

  it('knows who is signed in, and nobody by a cookie that they wrote themselves', async () => {
    const person = visitor();
    expect(await get(person, '/api/who')).toEqual({ session: null, user: null });
    person.cookies.set('mr-demo', `customer:${ada.customerId}`);
    expect(await get(person, '/api/who')).toEqual({ session: null, user: null });
    await person.login(credentialsOf(ada));
    expect(await get(person, '/api/who')).toEqual({ session: `customer:${ada.customerId}`, user: ada.id });
    await person.logout();
    expect(await get(person, '/api/who')).toEqual({ session: null, user: null });
  });

  it('keeps people apart who call at the same time', async () => {
    const people = [visitor(), visitor(), visitor()] as const;
    await people[1].login(credentialsOf(ada));
    await people[2].login(credentialsOf(ben));
    const users = [null, ada.id, ben.id];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(people.map((person) => get(person, '/api/who')));
      expect(answers).toMatchObject(users.map((user) => ({ user })));
    }
  });

  it("keeps a customer's change for every device, and shows it to nobody else", async () => {
    const [laptop, phone, other, guest] = [visitor(), visitor(), visitor(), visitor()];
    for (const device of [laptop, phone]) await device.login(credentialsOf(ada));
    await other.login(credentialsOf(ben));
    expect((await put(laptop, '/api/notes', { set: { phone: '1' } })).status).toBe(204);
    expect(await get(phone, '/api/notes')).toEqual([{ path: 'users/1', json: { set: { phone: '1' } } }]);
    expect(await get(other, '/api/notes')).toEqual([]);
    expect(await get(guest, '/api/notes')).toEqual([]);
  });

  it("has each of a customer's browsers know that products are changed, from the login on", async () => {
    const [laptop, phone, other] = [visitor(createHandlers), visitor(createHandlers), visitor(createHandlers)];
    const flag = (person: Visitor) => person.cookies.get('mr-demo-changed');
    await laptop.login(credentialsOf(ada));
    expect(flag(laptop)).toBeUndefined();
    await put(laptop, '/api/admin/products/meadow-bouquet-same-day', { price: 41 });
    expect(flag(laptop)).toBe('1');
    await phone.login(credentialsOf(ada));
    expect(flag(phone)).toBe('1');
    await other.login(credentialsOf(ben));
    expect(flag(other)).toBeUndefined();
    // A session that began before the change learns of it when it is read.
    phone.cookies.delete('mr-demo-changed');
    await phone.session();
    expect(flag(phone)).toBe('1');
    // The guest on that browser has changed nothing; what a guest has changed is seen again after the logout.
    await phone.logout();
    expect(flag(phone)).toBeUndefined();
    await put(phone, '/api/admin/products/meadow-bouquet-same-day', { price: 42 });
    await phone.login(credentialsOf(ben));
    expect(flag(phone)).toBeUndefined();
    await phone.logout();
    expect(flag(phone)).toBe('1');
  });

  it('lets an answer that depends on who asks be kept only to be asked for again', async () => {
    expect((await visitor().request('/api/who')).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('shows a guest the sample customer, and keeps what the guest changes under a cookie', async () => {
    const person = visitor(createHandlers);
    const before = (await get(person, '/api/user-list/1')) as { id: string };
    const orders = (await get(person, '/api/users/orders')) as { users: { id: string } }[];
    expect(new Set(orders.map(({ users }) => users.id))).toEqual(new Set([before.id]));
    expect(person.cookies.size).toBe(0);
    const addresses = (await get(person, '/api/address/user')) as { id: string }[];
    const removed = await person.request(`/api/address/user/${addresses[0]?.id}`, { method: 'DELETE' });
    expect(removed.status).toBe(204);
    expect(person.cookies.get('mr-demo')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await get(person, '/api/address/user')).toEqual(addresses.slice(1));
    expect(await get(visitor(createHandlers), '/api/address/user')).toEqual(addresses);
  });

  it.each([
    ['a NUL', '{"a":"\\u0000"}'],
    ['half a surrogate pair', '{"\\ud800":1}'],
    ['30,000 brackets', '['.repeat(30_000) + ']'.repeat(30_000)],
  ])('refuses %s in a body', async (_name, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await visitor().request('/api/notes', { method: 'PUT', body, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
  });
});

it('answers 503 while the database is away, and prints nothing of what was to be kept', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const app = testApp(drizzle(pool, { schema }), { mockHandlers: createHandlers });
  const session = crypto.randomUUID();
  const response = await app.request('/api/user-list', { headers: { Cookie: `mr-demo=${session}` } });
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('1');
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  await pool.end();
});
