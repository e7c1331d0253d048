import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, ben, seedPeople } from '../../test-utils/accounts.ts';
import { line } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import { type Answering, createVisitor, type Visitor } from '../../test-utils/visitor.ts';
import { beginSession } from '../accounts/sessions.ts';
import { carts, guestIdBindings, merges, sessions } from '../database/schema.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const mug = (qty: number) => line({ id: 'mug', qty });
const tea = (qty: number) => line({ id: 'tea', qty });
const pen = (qty: number) => line({ id: 'pen', qty });

describe.each(settings)('merging on $name', ({ open }) => {
  let database: TestDatabase;
  let app: Answering;

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
    app = balanced(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [carts, guestIdBindings, merges, sessions]) await database.orm.delete(table);
  });

  const visitor = () => createVisitor(app);
  /** As a login does, without the hash, of which these tests would run a hundred. */
  const beginAs = async (one: Visitor, person = ada) => {
    one.cookies.set('session', await beginSession(database.orm, person.customerId, undefined));
  };
  const signedIn = async (person = ada): Promise<Visitor> => {
    const one = visitor();
    await beginAs(one, person);
    return one;
  };
  /** What a person's cart holds, seen through an id that nobody used before. */
  const cartOf = (person: Visitor) => person.load(`fresh-${crypto.randomUUID()}`);

  it("moves a guest's lines into the customer's cart: equal ones summed, others at the end", async () => {
    const person = await signedIn();
    await cartOf(person);
    await person.load('first');
    await person.save('first', [mug(2), line({ id: 'pen' })]);
    await person.save('second', [tea(1), mug(3)]);
    const answer = await person.merge('second', ada.customerId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ merged: 2 });
    expect(await cartOf(person)).toEqual([mug(5), line({ id: 'pen' }), tea(1)]);
  });

  it.each([
    [9_999, 1],
    [9_000, 9_000],
  ])('caps %i + %i at 9999', async (first, second) => {
    const person = await signedIn();
    await person.save('one', [mug(first)]);
    await person.merge('one', ada.customerId);
    await person.save('two', [mug(second)]);
    await person.merge('two', ada.customerId);
    expect(await cartOf(person)).toEqual([mug(9_999)]);
  });

  it('has the effect of one when it is repeated', async () => {
    const person = await signedIn();
    await person.save('guest', [mug(3)]);
    for (let time = 0; time < 3; time += 1) {
      expect(await (await person.merge('guest', ada.customerId)).json()).toEqual({ merged: 1 });
    }
    expect(await cartOf(person)).toEqual([mug(3)]);
  });

  it('has the effect of one when 50 arrive together', async () => {
    const person = await signedIn();
    await person.load('before');
    await person.save('before', [mug(1)]);
    await person.save('guest', [mug(3), tea(2)]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.merge('guest', ada.customerId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await cartOf(person)).toEqual([mug(4), tea(2)]);
  });

  it('gives a guest cart to one of two customers who claim it at the same time', async () => {
    const [first, second] = [await signedIn(ada), await signedIn(ben)];
    await visitor().save('contested', [mug(3)]);
    const claims = [first.merge('contested', ada.customerId), second.merge('contested', ben.customerId)];
    const statuses = (await Promise.all(claims)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = statuses[0] === 200 ? [mug(3)] : [];
    expect(await cartOf(first)).toEqual(winner);
    expect(await cartOf(second)).toEqual(winner.length ? [] : [mug(3)]);
  });

  it('loses nothing when saves and merges of many ids meet', async () => {
    const person = await signedIn();
    const ids = Array.from({ length: 20 }, (_, n) => `many-${n}`);
    await Promise.all(ids.map((id) => visitor().save(id, [mug(1), line({ id })])));
    await Promise.all(ids.flatMap((id) => [person.merge(id, ada.customerId), person.merge(id, ada.customerId)]));
    const lines = (await cartOf(person)) as { id: string; qty: number }[];
    expect(lines.find(({ id }) => id === 'mug')?.qty).toBe(20);
    expect(lines).toHaveLength(21);
  });

  it('answers 0 for an unknown or empty cart, and stays at that', async () => {
    const person = await signedIn();
    expect(await (await person.merge('unknown', ada.customerId)).json()).toEqual({ merged: 0 });
    await person.save('empty', []);
    expect(await (await person.merge('empty', ada.customerId)).json()).toEqual({ merged: 0 });
    expect(await cartOf(person)).toEqual([]);
  });

  it('needs a session, and a claim that fits it', async () => {
    expect((await visitor().merge('guest', ada.customerId)).status).toBe(401);
    const person = await signedIn();
    await person.save('guest', [mug(1)]);
    const refusals = await Promise.all([person.merge('guest', ben.customerId), person.merge('guest', 'nobody')]);
    expect(refusals.map(({ status }) => status)).toEqual([403, 403]);
    const [known, unknown] = (await Promise.all(refusals.map((answer) => answer.json()))) as { requestId: string }[];
    expect({ ...known, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(await person.load('guest')).toEqual([mug(1)]);
  });

  it.each([
    ['nothing', '', 400],
    ['no claim', '{"guestId":"guest"}', 400],
    ['no id', `{"customerId":"${ada.customerId}"}`, 400],
    ['a path as id', `{"guestId":"../x","customerId":"${ada.customerId}"}`, 400],
    ['a list as claim', `{"guestId":"guest","customerId":["${ada.customerId}"]}`, 400],
    ['null as claim', '{"guestId":"guest","customerId":null}', 400],
    ['a number as claim', '{"guestId":"guest","customerId":1}', 403],
    ['a further field', `{"guestId":"guest","customerId":"${ada.customerId}","force":true}`, 400],
    ['more than a kibibyte', JSON.stringify({ guestId: 'x'.repeat(2_000) }), 413],
  ])('refuses %s', async (_name, body, status) => {
    const person = await signedIn();
    const headers = { 'Content-Type': 'application/json' };
    const response = await person.request('/customer-cart-items/merge', { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
  });

  it('changes neither cart when they are too long together', async () => {
    const person = await signedIn();
    const many = (name: string) => Array.from({ length: 101 }, (_, n) => line({ id: `${name}-${n}` }));
    await person.save('one', many('one'));
    await person.merge('one', ada.customerId);
    await person.save('two', many('two'));
    expect((await person.merge('two', ada.customerId)).status).toBe(409);
    expect(await person.load('two')).toHaveLength(101);
    expect(await cartOf(person)).toHaveLength(101);
    await person.save('two', many('two').slice(0, 99));
    expect(await (await person.merge('two', ada.customerId)).json()).toEqual({ merged: 99 });
  });

  it('makes no cart that could be read but never saved again', async () => {
    const person = await signedIn();
    const large = (from: number) =>
      Array.from({ length: 100 }, (_, id) => line({ id: from + id, imgUrl: `https://cdn.test/${'x'.repeat(430)}` }));
    await person.save('one', large(0));
    await person.merge('one', ada.customerId);
    await person.save('two', large(1_000));
    expect((await person.merge('two', ada.customerId)).status).toBe(409);
    expect(await person.load('two')).toHaveLength(100);
    await person.load('bound');
    expect((await person.save('bound', await cartOf(person))).status).toBe(200);
  });

  describe('which cart an id means', () => {
    it("is the customer's after the merge, for that customer only, and nobody's after signing out", async () => {
      const person = await signedIn();
      await person.save('guest', [mug(3)]);
      await person.merge('guest', ada.customerId);
      expect(await person.load('guest')).toEqual([mug(3)]);
      expect(await visitor().load('guest')).toEqual([]);
      expect(await (await signedIn(ben)).load('guest')).toEqual([]);
      expect((await person.save('guest', [mug(4)])).status).toBe(200);
      expect(await cartOf(person)).toEqual([mug(4)]);
      await person.logout();
      expect(await person.load('guest')).toEqual([]);
      expect(await cartOf(await signedIn())).toEqual([mug(4)]);
    });

    it("stays the guest's between login and merge, so a save then cannot hit the customer's cart", async () => {
      const before = await signedIn();
      await before.save('old', [tea(7)]);
      await before.merge('old', ada.customerId);
      const person = visitor();
      await person.save('guest', [mug(1)]);
      await beginAs(person);
      expect(await person.load('guest')).toEqual([mug(1)]);
      await person.save('guest', [mug(2)]);
      expect(await person.load('guest')).toEqual([mug(2)]);
      await person.merge('guest', ada.customerId);
      expect(await cartOf(person)).toEqual([tea(7), mug(2)]);
    });

    it('is remembered only for pages of ours', async () => {
      const person = await signedIn();
      await person.save('guest', [mug(3)]);
      await person.merge('guest', ada.customerId);
      for (const headers of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'none' },
        { Origin: 'https://evil.example' },
      ]) {
        expect(await (await person.request('/cart-items/chosen-by-others', { headers })).json()).toEqual([]);
      }
      expect(await database.orm.select().from(guestIdBindings)).toEqual([]);
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      expect(await (await person.request('/cart-items/ours', { headers })).json()).toEqual([mug(3)]);
    });

    it("refuses to merge an id that means another customer's cart", async () => {
      await (await signedIn()).load('shared-browser');
      expect((await (await signedIn(ben)).merge('shared-browser', ben.customerId)).status).toBe(409);
      expect(await (await (await signedIn()).merge('shared-browser', ada.customerId)).json()).toEqual({ merged: 0 });
    });

    it("does not take a save of the guest's cart for one of the customer's, when it comes after the merge", async () => {
      const person = await signedIn();
      await person.load('mine');
      await person.save('mine', [tea(1)]);
      await person.save('guest', [mug(1)]);
      await person.merge('guest', ada.customerId);
      await person.load('guest');
      // Both carts are at revision 1 or 2 by now; the late save knows the guest's.
      for (const tag of ['"1"', '"2"']) {
        expect((await person.save('guest', [mug(9)], { 'If-Match': tag })).status).toBe(412);
      }
      expect(await person.load('guest')).toEqual([tea(1), mug(1)]);
      const late = await person.save('never-read', [mug(9)]);
      expect(late.status).toBe(200);
      expect(await cartOf(person)).toEqual([tea(1), mug(1)]);
    });

    it('merges what a guest began anew on an old id after the session had ended, once', async () => {
      const person = await signedIn();
      await person.save('guest', [mug(3)]);
      await person.merge('guest', ada.customerId);
      await database.orm.delete(sessions);
      expect(await person.load('guest')).toEqual([]);
      await person.save('guest', [tea(1)]);
      await beginAs(person);
      for (let time = 0; time < 2; time += 1) {
        expect(await (await person.merge('guest', ada.customerId)).json()).toEqual({ merged: 1 });
      }
      expect(await person.load('guest')).toEqual([mug(3), tea(1)]);
    });

    it('brings along what was added after the answer to a merge was lost, once', async () => {
      const person = await signedIn();
      await person.save('guest', [mug(3)]);
      await person.merge('guest', ada.customerId);
      await person.save('guest', [mug(4), tea(1)]);
      await beginAs(person);
      for (let time = 0; time < 2; time += 1) {
        expect(await (await person.merge('guest', ada.customerId)).json()).toEqual({ merged: 2 });
        expect(await cartOf(person)).toEqual([mug(4), tea(1)]);
      }
      await person.save('late-tab', [pen(1)]);
      expect(await cartOf(person)).toEqual([mug(4), tea(1)]);
    });

    it('does not count an echo of a merged cart again', async () => {
      const person = await signedIn();
      const stranger = visitor();
      await person.save('guest', [mug(3)]);
      await person.merge('guest', ada.customerId);
      for (const echoing of [person, stranger]) {
        await echoing.save('guest', [mug(3)]);
        expect((await person.merge('guest', ada.customerId)).status).toBe(200);
        expect(await cartOf(person)).toEqual([mug(3)]);
      }
    });
  });

  it('sums exactly, whatever is merged how often', async () => {
    const person = await signedIn();
    const cart = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), qty: fc.integer({ min: 1, max: 9_999 }) }),
      {
        selector: ({ id }) => id,
      },
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cart, fc.integer({ min: 1, max: 3 })), { maxLength: 4 }), async (guests) => {
        for (const table of [carts, guestIdBindings, merges]) await database.orm.delete(table);
        round += 1;
        const expected = new Map<string, number>();
        for (const [index, [lines, times]] of guests.entries()) {
          const id = `round-${round}-${index}`;
          await person.save(
            id,
            lines.map((changes) => line(changes)),
          );
          await Promise.all(Array.from({ length: times }, () => person.merge(id, ada.customerId)));
          for (const item of lines) {
            expected.set(item.id, Math.min(9_999, (expected.get(item.id) ?? 0) + item.qty));
          }
        }
        const found = (await cartOf(person)) as { id: string; qty: number }[];
        expect(new Map(found.map(({ id, qty }) => [id, qty]))).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });
});
