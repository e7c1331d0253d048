import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { line, post } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import type { Answering } from '../../test-utils/visitor.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describe.each(settings)('carts on $name', ({ open }) => {
  let database: TestDatabase;
  let app: Answering;

  beforeAll(async () => {
    database = await open();
    app = balanced(database);
  });
  afterAll(() => database.close());

  const save = async (guestId: unknown, items: unknown, headers?: Record<string, string>) =>
    app.request('/cart-items', post({ guestId, items }, headers));
  const load = async (guestId: string): Promise<unknown> => (await app.request(`/cart-items/${guestId}`)).json();

  it('answers an empty list for an id it never saw', async () => {
    const response = await app.request('/cart-items/nobody');
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBe('"0"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual([]);
  });

  it('keeps what is posted, in its order', async () => {
    const items = [line({ id: 'b' }), line({ id: 'a', qty: 9999 }), line({ id: 7 })];
    const response = await save('keep', items);
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(await response.json()).toEqual({ items, rev: 1 });
    expect(await load('keep')).toEqual(items);
  });

  it('replaces the whole cart and counts the revision up', async () => {
    await save('replace', [line({ id: 'a' }), line({ id: 'b' })]);
    expect(await (await save('replace', [line({ id: 'b', qty: 1 })])).json()).toMatchObject({ rev: 2 });
    expect(await load('replace')).toEqual([line({ id: 'b', qty: 1 })]);
    expect(await (await save('replace', [])).json()).toEqual({ items: [], rev: 3 });
    expect(await load('replace')).toEqual([]);
  });

  it('keeps the carts of two guests apart', async () => {
    await save('one', [line({ id: 'a' })]);
    await save('two', [line({ id: 'b' })]);
    expect(await load('one')).toEqual([line({ id: 'a' })]);
  });

  it('drops unknown fields of a line, and takes the last of lines with equal ids', async () => {
    await save('tidy', [line({ qty: 1, note: 'x' }), line({ id: 'b' }), line({ qty: 5 })]);
    expect(await load('tidy')).toEqual([line({ qty: 5 }), line({ id: 'b' })]);
  });

  it('keeps any text that is valid Unicode', async () => {
    const name = 'Grüße 🎁 عربى \u200F\u0007 "quoted" \\ \' -- ${x}';
    await save('text', [line({ name })]);
    expect(await load('text')).toEqual([line({ name })]);
  });

  it('prices known products by the catalogue, variants too, and leaves others alone', async () => {
    const items = [
      line({ id: 'known', price: 0.01 }),
      line({ id: 'known~ff0000~L', price: 99 }),
      line({ id: 'other' }),
    ];
    const { items: answered } = (await (await save('prices', items)).json()) as { items: { price: number }[] };
    expect(answered.map(({ price }) => price)).toEqual([7.5, 7.5, 3.5]);
    expect(await load('prices')).toEqual(answered);
  });

  it('saves only over the revision that If-Match names', async () => {
    expect((await save('match', [line()], { 'If-Match': '*' })).status).toBe(412);
    expect((await save('match', [line()], { 'If-Match': '"0"' })).status).toBe(200);
    const refused = await save('match', [line({ qty: 9 })], { 'If-Match': '"0"' });
    expect(refused.status).toBe(412);
    expect(refused.headers.get('ETag')).toBe('"1"');
    expect(await refused.json()).toMatchObject({ message: expect.any(String) as string, status: 412 });
    expect(await load('match')).toEqual([line()]);
    expect((await save('match', [line({ qty: 9 })], { 'If-Match': 'W/"7", "1"' })).status).toBe(200);
    expect((await save('match', [], { 'If-Match': '*' })).status).toBe(200);
  });

  it('puts 64 saves at once in a row, and keeps one of them whole', async () => {
    const carts = Array.from({ length: 64 }, (_, n) => [line({ id: 'a', qty: n + 1 }), line({ id: 'b', qty: n + 1 })]);
    const answers = await Promise.all(carts.map((items) => save('crowd', items)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const revisions = (await Promise.all(answers.map((answer) => answer.json()))) as { rev: number }[];
    expect(revisions.map(({ rev }) => rev).sort((a, b) => a - b)).toEqual(carts.map((_, n) => n + 1));
    const last = revisions.findIndex(({ rev }) => rev === carts.length);
    expect(await load('crowd')).toEqual(carts[last]);
  });

  it('lets one of 20 saves over the same revision through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save('race', [line()], { 'If-Match': '"0"' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(19);
  });

  it('takes 200 lines', async () => {
    const items = Array.from({ length: 200 }, (_, n) => line({ id: `line-${n}` }));
    expect((await save('long', items)).status).toBe(200);
    expect(await load('long')).toHaveLength(200);
  });

  describe('bad input leaves the cart untouched', () => {
    const stored = [line({ id: 'stored' })];
    const body = (items: unknown, guestId: unknown = 'victim') => JSON.stringify({ guestId, items });
    const json = { 'Content-Type': 'application/json' };

    const bad: [
      name: string,
      status: number,
      body: string | Uint8Array<ArrayBuffer>,
      headers?: Record<string, string>,
    ][] = [
      ['no body', 400, ''],
      ['half a body', 400, '{"guestId":"victim","items":['],
      ['not UTF-8', 400, new Uint8Array([0x22, 0xff, 0x22])],
      ['null', 400, 'null'],
      ['a list', 400, '[]'],
      ['no items', 400, '{"guestId":"victim"}'],
      ['a guest id that no path can end in', 400, '{"guestId":"..","items":[]}'],
      ['items that are no list', 400, body({})],
      ['a further field', 400, '{"guestId":"victim","items":[],"customerId":1}'],
      ['no guest id', 400, '{"items":[]}'],
      ['a numeric guest id', 400, body([], 7)],
      ['a guest id with a slash', 400, body([], 'a/b')],
      ['a guest id that is too long', 400, body([], 'x'.repeat(129))],
      ['a line that is null', 400, body([null])],
      ['a line without id', 400, body([line({ id: undefined })])],
      ['an empty id', 400, body([line({ id: '' })])],
      ['an id that is too long', 400, body([line({ id: 'x'.repeat(129) })])],
      ['quantity 0', 400, body([line({ qty: 0 })])],
      ['quantity -1', 400, body([line({ qty: -1 })])],
      ['quantity 1.5', 400, body([line({ qty: 1.5 })])],
      ['quantity 10000', 400, body([line({ qty: 10_000 })])],
      ['quantity as text', 400, body([line({ qty: '2' })])],
      ['quantity null', 400, body([line({ qty: null })])],
      ['a negative price', 400, body([line({ price: -0.01 })])],
      ['a price that is too high', 400, body([line({ price: 1e7 + 1 })])],
      ['a price beyond all numbers', 400, body([line()]).replace('3.5', '1e999')],
      ['a price as text', 400, body([line({ price: '3.50' })])],
      ['a NUL in the name', 400, body([line({ name: 'a\0b' })])],
      ['half a surrogate pair in the id', 400, body([line({ id: '\ud800' })])],
      ['a name that is too long', 400, body([line({ name: 'x'.repeat(301) })])],
      ['a script as picture', 400, body([line({ imgUrl: ' javascript:alert(1)' })])],
      ['a data URL as picture', 400, body([line({ imgUrl: 'data:image/png;base64,AA' })])],
      ['201 lines', 400, body(Array.from({ length: 201 }, (_, n) => line({ id: `${n}` })))],
      ['more than 64 KiB', 413, body([line({ name: 'x'.repeat(66_000) })])],
      ['no content type', 415, body([]), { 'Content-Type': '' }],
      ['text/plain', 415, body([]), { 'Content-Type': 'text/plain' }],
      ['a form', 415, 'guestId=victim', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['a type that only begins like JSON', 415, body([]), { 'Content-Type': 'application/json-seq' }],
      ['a compressed body', 415, body([]), { ...json, 'Content-Encoding': 'gzip' }],
    ];

    it.each(bad)('%s: %i', async (_name, status, content, headers = json) => {
      await save('victim', stored);
      const before = await app.request('/cart-items/victim');
      const response = await app.request('/cart-items', { method: 'POST', body: content, headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) as string, status });
      const after = await app.request('/cart-items/victim');
      expect(await after.json()).toEqual(stored);
      expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
    });

    it.each(['%00', '%', 'a%2Fb', 'ä', 'x'.repeat(129), 'a b'])('GET of the id %j: 400', async (id) => {
      const response = await app.request(`/cart-items/${id}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
    });

    it('names the field at fault and does not repeat its value', async () => {
      const response = await save('victim', [line(), line({ qty: 'a-secret' })]);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ message: expect.stringContaining('items[1].qty') as string });
      expect(text).not.toContain('a-secret');
    });
  });

  it('answers 1,000 broken bodies with 4xx, or 200 when chance made a good one', async () => {
    const anything = fc.anything({ withBoxedValues: false, withNullPrototype: false, withSparseArray: false });
    const field = fc.oneof(
      anything,
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom('__proto__', '\0', '\ud800'),
    );
    const hostileLine = fc.dictionary(
      fc.constantFrom('id', 'slug', 'name', 'price', 'qty', 'imgUrl', 'constructor'),
      field,
    );
    const nearlyRight = fc.record({ id: field, qty: field, price: field, name: field }, { requiredKeys: [] });
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
      fc.string({ unit: 'binary' }),
      anything.map((value) => stringify(value)),
      fc.array(hostileLine).map((items) => stringify({ guestId: 'fuzz', items })),
      nearlyRight.map((changes) => stringify({ guestId: 'fuzz', items: [{ ...line(), ...changes }] })),
    );
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.constantFrom('application/json', 'application/json;charset=x', 'text/html', ''),
        async (sent, type) => {
          const response = await app.request('/cart-items', {
            method: 'POST',
            body: sent,
            headers: { 'Content-Type': type },
          });
          expect(response.status).toSatisfy((status: number) => status === 200 || (status >= 400 && status < 500));
          expect(await response.json()).toHaveProperty(response.status === 200 ? 'rev' : 'message');
        },
      ),
      { numRuns: 1_000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

/** JSON of nearly anything: BigInt becomes null, and what has no JSON at all becomes a broken body. */
function stringify(value: unknown): string {
  const json = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? null : part)) as
    string | undefined;
  return json ?? 'undefined';
}
