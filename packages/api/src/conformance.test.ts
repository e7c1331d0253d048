import { conformance, type Verdict } from '@marketrow/cart-client/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ada, credentialsOf, seedPeople } from '../test-utils/accounts.ts';
import { balanced, settings, type TestDatabase } from '../test-utils/databases.ts';
import type { Answering } from '../test-utils/visitor.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(settings)('what the cart client relies on, $name', ({ open }) => {
  let database: TestDatabase;
  let app: Answering;
  const verdicts: Verdict[] = [];

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
    app = balanced(database);
  });
  afterAll(() => database.close());

  conformance({
    test: it,
    fetch: async (input, init) => app.request(input, init),
    login: credentialsOf(ada),
    report: (verdict) => verdicts.push(verdict),
  });

  it('is offered without exception', () => {
    expect(verdicts.length).toBeGreaterThan(10);
    expect(verdicts.filter(({ result }) => result !== 'holds')).toEqual([]);
  });
});
