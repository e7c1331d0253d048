import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, ben, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { post, testApp } from '../../test-utils/app.ts';
import { engines } from '../../test-utils/databases.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import type { Database } from '../database/database.ts';
import { loginLimits } from '../database/schema.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe.each(engines)('failed logins on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(loginLimits);
  });

  const visitor = () => createVisitor(testApp(database.orm));

  describe('failures say one thing only', () => {
    /** Status, body without its id, headers without their ids, hashes run. */
    const observe = async (credentials: unknown, headers: Record<string, string> = {}) => {
      const verify = vi.fn(() => Promise.resolve(false));
      const app = testApp(database.orm, { loginParts: { verify } });
      const response = await app.request('/login/customer', post(credentials, headers));
      const body = (await response.json()) as { requestId: string };
      return {
        status: response.status,
        body: { ...body, requestId: '' },
        headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
        hashes: verify.mock.calls.length,
      };
    };

    it('for an unknown name, a wrong password and a blocked name: same answer, one hash', async () => {
      const unknown = await observe({ username: 'nobody@shop.test', password: 'x' });
      const wrong = await observe({ username: ada.email, password: 'x' });
      for (let attempt = 1; attempt <= 5; attempt += 1) await observe({ username: ada.email, password: 'x' });
      const blocked = await observe(credentialsOf(ada));
      expect(wrong).toEqual(unknown);
      expect(blocked).toEqual(unknown);
      expect(unknown).toMatchObject({ status: 401, hashes: 1, body: { message: 'Invalid credentials' } });
      expect(unknown.headers.map(([name]) => name)).not.toContain('set-cookie');
    });

    it('with as many queries each way', async () => {
      const statements = async (credentials: unknown) => {
        const counted: unknown[] = [];
        const orm = new Proxy(database.orm, {
          get(target, name, receiver) {
            if (name === 'select' || name === 'execute' || name === 'insert') counted.push(name);
            return Reflect.get(target, name, receiver) as unknown;
          },
        });
        const app = testApp(orm, { loginParts: { verify: () => Promise.resolve(false) } });
        await app.request('/login/customer', post(credentials));
        return counted;
      };
      const wrong = await statements({ username: ada.email, password: 'x' });
      expect(await statements({ username: 'nobody@shop.test', password: 'x' })).toEqual(wrong);
      expect(wrong.length).toBeGreaterThan(2);
    });
  });

  describe('limits', () => {
    const wrong = { username: ada.email, password: 'wrong' };
    const fail = async (times: number, app = testApp(database.orm)) => {
      for (let time = 0; time < times; time += 1) await app.request('/login/customer', post(wrong));
    };

    it('let four mistakes pass, and forget them after a success', async () => {
      for (let round = 0; round < 2; round += 1) {
        await fail(4);
        expect((await visitor().login(credentialsOf(ada))).status).toBe(200);
      }
    });

    it('block the fifth for a minute, on every process, and nobody else', async () => {
      await fail(5);
      expect((await visitor().login(credentialsOf(ada))).status).toBe(401);
      expect((await visitor().login({ username: ada.phone, password: ada.password })).status).toBe(200);
      expect((await visitor().login(credentialsOf(ben))).status).toBe(200);
      await database.orm.update(loginLimits).set({ blockedUntil: sql`now()` });
      expect((await visitor().login(credentialsOf(ada))).status).toBe(200);
    });

    it('do not count what is blocked, so that waiting helps', async () => {
      await fail(8);
      const counts = await database.orm.select({ failures: loginLimits.failures }).from(loginLimits);
      expect(counts.map(({ failures }) => failures)).toEqual([5, 5]);
    });

    it('let only five guesses of a burst be judged', async () => {
      const verify = vi.fn((hash: string, password: string) => Promise.resolve(password === 'right' && hash !== ''));
      const app = testApp(database.orm, { loginParts: { verify } });
      const guesses = Array.from({ length: 20 }, (_, n) => (n < 10 ? 'wrong' : 'right'));
      const answers = await Promise.all(
        guesses.map(async (password) => app.request('/login/customer', post({ username: ada.email, password }))),
      );
      expect(answers.map(({ status }) => status)).toEqual(guesses.map(() => 401));
    });

    it('let the block of a name grow with further failures', async () => {
      const blocks: number[] = [];
      for (let failure = 1; failure <= 23; failure += 1) {
        await fail(1);
        // The pair's counter is out of the way; the name's says for how long it blocks, and then that has passed.
        await database.orm.delete(loginLimits).where(sql`${loginLimits.windowEnds} < now() + interval '10 minutes'`);
        const [row] = await database.orm
          .select({ seconds: sql<number | null>`extract(epoch from ${loginLimits.blockedUntil} - now())::int` })
          .from(loginLimits);
        if (row?.seconds) blocks.push(Math.round(row.seconds / 10) * 10);
        await database.orm.update(loginLimits).set({ blockedUntil: null });
      }
      expect(blocks).toEqual([30, 60, 120, 240]);
    });

    describe('in a browser in which the person has signed in before', () => {
      /** A login of `credentials` with the mark of `person`, from anywhere. */
      const from = async (person: ReturnType<typeof visitor>, credentials: unknown) => {
        const other = visitor();
        other.cookies.set('mr-known', person.cookies.get('mr-known') ?? '');
        return (await other.login(credentials)).status;
      };
      const known = async () => {
        const person = visitor();
        await person.login(credentialsOf(ada));
        return person;
      };

      it('count apart from strangers, however long these go on', async () => {
        const person = await known();
        for (let round = 1; round <= 25; round += 1) {
          await fail(1);
          await database.orm.update(loginLimits).set({ blockedUntil: null });
        }
        await fail(1);
        expect((await visitor().login(credentialsOf(ada))).status).toBe(401);
        expect(await from(person, credentialsOf(ada))).toBe(200);
        expect(await from(person, { username: ada.phone, password: ada.password })).toBe(200);
      });

      it('still block the fifth mistake, there only', async () => {
        const person = await known();
        for (let mistake = 1; mistake <= 5; mistake += 1) await from(person, wrong);
        expect(await from(person, credentialsOf(ada))).toBe(401);
        expect(await from(await known(), credentialsOf(ada))).toBe(200);
      });

      it('give nothing for the name of somebody else, or for a mark that is not ours', async () => {
        const person = visitor();
        await person.login(credentialsOf(ben));
        await fail(5);
        expect(await from(person, credentialsOf(ada))).toBe(401);
        const forged = visitor();
        for (const mark of ['', 'x', `${'A'.repeat(22)}.${'A'.repeat(43)}`, `${'A'.repeat(22)}.`]) {
          forged.cookies.set('mr-known', mark);
          expect(await from(forged, credentialsOf(ada))).toBe(401);
        }
      });
    });

    it('count addresses as the known proxy saw them, and not at all on this machine', async () => {
      const from = async (address: string, username: string) => {
        const app = testApp(database.orm, { trustedProxies: 1, loginParts: { verify: () => Promise.resolve(false) } });
        await app.request('/login/customer', post({ username, password: 'x' }, { 'X-Forwarded-For': address }));
      };
      await from('9.9.9.9, 203.0.113.7', 'a@x.test');
      await from('8.8.8.8, 203.0.113.7', 'b@x.test');
      await from('203.0.113.7, 127.0.0.1', 'c@x.test');
      const counts = await database.orm.select({ failures: loginLimits.failures }).from(loginLimits);
      // Three pairs, three names, and one address with two failures.
      expect(counts.map(({ failures }) => failures).sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 1, 2]);
    });
  });
});
