import type { Answered } from './conformance-types.ts';
import type { CartItem } from './types.ts';

/** What a case works with: one visitor of the server. */
export interface CaseContext {
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>;
  newId: () => string;
  notOffered: (why: string) => never;
  credentials: () => { username: string; password: string };
  expect: (holds: boolean, message: string) => void;
}

/** One promise and how to see whether it holds. */
export interface ConformanceCase {
  call: string;
  promise: string;
  required: boolean;
  run: (context: CaseContext) => Promise<void>;
}

const GET = 'GET /cart-items/{guestId}';
const POST = 'POST /cart-items';
const LOGIN = 'POST /login/customer';
const SESSION = 'GET /session';
const MERGE = 'POST /customer-cart-items/merge';

const lineOf = (id: string, qty: number): CartItem => ({
  id: `conformance-${id}`,
  slug: `conformance-${id}`,
  name: `Conformance ${id}`,
  price: 12.5,
  qty,
  imgUrl: '/images/conformance.webp',
});

/** Quantities of the suite's own lines, sorted: prices may be the catalogue's, and other lines a customer's. */
function quantitiesOf(list: unknown): string {
  const items = Array.isArray(list) ? (list as CartItem[]) : [];
  const own = items.filter(({ id }) => String(id).startsWith('conformance-'));
  return own
    .map(({ id, qty }) => `${String(id).slice(12)} ${qty}`)
    .sort()
    .join(', ');
}

async function read({ ask, expect }: CaseContext, id: string): Promise<Answered> {
  const answer = await ask('GET', `/cart-items/${encodeURIComponent(id)}`);
  expect(answer.ok, `the cart answers ${answer.status}`);
  expect(Array.isArray(answer.json), 'the cart is not a JSON list');
  return answer;
}

async function save({ ask, expect }: CaseContext, guestId: string, items: CartItem[]): Promise<Answered> {
  const answer = await ask('POST', '/cart-items', { guestId, items });
  expect(answer.ok, `a save answers ${answer.status}`);
  return answer;
}

async function holds(context: CaseContext, id: string, wanted: string): Promise<void> {
  const found = quantitiesOf((await read(context, id)).json);
  context.expect(found === wanted, `the cart holds [${found}] in the place of [${wanted}]`);
}

/** Logs in; gives the customer's id. */
async function enter(context: CaseContext): Promise<unknown> {
  const login = await context.ask('POST', '/login/customer', context.credentials());
  context.expect(login.ok, `the login answers ${login.status}`);
  const session = await context.ask('GET', '/session');
  const { authenticated, user_id, customer_id } = Object(session.json) as Record<string, unknown>;
  context.expect(!!authenticated && !!user_id && !!customer_id, 'the session after the login lacks a field');
  return customer_id;
}

/** The customer's cart under a new id, where the server gives it so. */
async function customersCart(context: CaseContext): Promise<{ id: string; lines: CartItem[] }> {
  const id = context.newId();
  return { id, lines: (await read(context, id)).json as CartItem[] };
}

/** All promises, in the order of the contract. */
export const conformanceCases: readonly ConformanceCase[] = [
  {
    call: GET,
    promise: 'an id never seen is an empty cart (200 with [], or 404)',
    required: true,
    run: async ({ ask, newId, expect }) => {
      const { status, json } = await ask('GET', `/cart-items/${newId()}`);
      expect(
        status === 404 || (status === 200 && JSON.stringify(json) === '[]'),
        `answers ${status} ${JSON.stringify(json)}`,
      );
    },
  },
  {
    call: POST,
    promise: 'what is saved is read again with its six fields',
    required: true,
    run: async (context) => {
      const id = context.newId();
      const line = lineOf('a', 2);
      await save(context, id, [line]);
      const [found] = (await read(context, id)).json as Record<string, unknown>[];
      for (const [name, value] of Object.entries(line))
        context.expect(found?.[name] === value, `${name} came back as ${JSON.stringify(found?.[name])}`);
    },
  },
  {
    call: POST,
    promise: 'a save replaces the whole cart',
    required: true,
    run: async (context) => {
      const id = context.newId();
      await save(context, id, [lineOf('a', 1), lineOf('b', 2)]);
      await save(context, id, [lineOf('b', 5), lineOf('c', 1)]);
      await holds(context, id, 'b 5, c 1');
      await save(context, id, []);
      await holds(context, id, '');
    },
  },
  {
    call: POST,
    promise: 'the same save twice is the same cart, so a retry is safe',
    required: true,
    run: async (context) => {
      const id = context.newId();
      await save(context, id, [lineOf('a', 3)]);
      await save(context, id, [lineOf('a', 3)]);
      await holds(context, id, 'a 3');
    },
  },
  {
    call: POST,
    promise: 'carts of two guests are apart',
    required: true,
    run: async (context) => {
      const [one, two] = [context.newId(), context.newId()];
      await save(context, one, [lineOf('a', 1)]);
      await save(context, two, [lineOf('b', 1)]);
      await holds(context, one, 'a 1');
      await holds(context, two, 'b 1');
    },
  },
  {
    call: POST,
    promise: 'ten saves at once leave one of them whole',
    required: true,
    run: async (context) => {
      const id = context.newId();
      const carts = Array.from({ length: 10 }, (_, n) => [lineOf('a', n + 1), lineOf('b', n + 1)]);
      await Promise.all(carts.map((items) => save(context, id, items)));
      const found = quantitiesOf((await read(context, id)).json);
      context.expect(
        carts.some((items) => quantitiesOf(items) === found),
        `the cart holds [${found}]`,
      );
    },
  },
  {
    call: POST,
    promise: 'a broken body is refused with 4xx and changes nothing',
    required: true,
    run: async (context) => {
      const id = context.newId();
      await save(context, id, [lineOf('a', 1)]);
      for (const body of ['{', '[]', `{"guestId":"${id}"}`]) {
        const { status } = await context.ask('POST', '/cart-items', body);
        context.expect(status >= 400 && status < 500, `${body} answers ${status}`);
      }
      await holds(context, id, 'a 1');
    },
  },
  {
    call: GET,
    promise: 'a strong ETag names the revision',
    required: false,
    run: async (context) => {
      const id = context.newId();
      const saved = await save(context, id, [lineOf('a', 1)]);
      const first = await read(context, id);
      if (!first.etag) return context.notOffered('no ETag');
      context.expect(first.etag.startsWith('"'), `the ETag ${first.etag} is weak`);
      context.expect(saved.etag === first.etag, 'the save and the load after it name two revisions');
      await save(context, id, [lineOf('a', 2)]);
      context.expect((await read(context, id)).etag !== first.etag, 'the ETag stays although the cart changed');
    },
  },
  {
    call: POST,
    promise: 'If-Match saves over that revision only, else 412',
    required: false,
    run: async (context) => {
      const id = context.newId();
      const { etag } = await read(context, id);
      if (!etag) return context.notOffered('no ETag');
      const over = (items: CartItem[]) =>
        context.ask('POST', '/cart-items', { guestId: id, items }, { 'if-match': etag });
      const first = await over([lineOf('a', 1)]);
      context.expect(first.ok, `the first answers ${first.status}`);
      const second = await over([lineOf('a', 9)]);
      context.expect(second.status === 412, `the second answers ${second.status}`);
      await holds(context, id, 'a 1');
    },
  },
  {
    call: LOGIN,
    promise: 'wrong credentials are refused with 4xx and begin no session',
    required: false,
    run: async (context) => {
      const login = await context.ask('POST', '/login/customer', {
        username: 'nobody@example.invalid',
        password: 'not this',
      });
      context.expect(login.status >= 400 && login.status < 500, `answers ${login.status}`);
      const session = await context.ask('GET', '/session');
      context.expect(!(Object(session.json) as { authenticated?: unknown }).authenticated, 'a session began');
    },
  },
  {
    call: SESSION,
    promise: 'nobody is authenticated before a login, and authenticated, user_id and customer_id are there after it',
    required: false,
    run: async (context) => {
      const before = await context.ask('GET', '/session');
      context.expect(
        !(Object(before.json) as { authenticated?: unknown }).authenticated,
        'a stranger is authenticated',
      );
      await enter(context);
    },
  },
  {
    call: MERGE,
    promise: 'without a session nothing is merged (4xx)',
    required: false,
    run: async (context) => {
      const id = context.newId();
      await save(context, id, [lineOf('a', 1)]);
      const { status } = await context.ask('POST', '/customer-cart-items/merge', { guestId: id, customerId: 1 });
      context.expect(status >= 400 && status < 500, `answers ${status}`);
      await holds(context, id, 'a 1');
    },
  },
  {
    call: MERGE,
    promise: 'merging twice is merging once, and the cart is there after the login',
    required: false,
    run: async (context) => {
      const guestId = context.newId();
      const customerId = await enter(context);
      const before = await customersCart(context);
      await save(
        context,
        before.id,
        before.lines.filter(({ id }) => !String(id).startsWith('conformance-')),
      );
      await save(context, guestId, [lineOf('merged', 2)]);
      for (const attempt of ['first', 'second']) {
        const { ok, status } = await context.ask('POST', '/customer-cart-items/merge', { guestId, customerId });
        context.expect(ok, `the ${attempt} merge answers ${status}`);
      }
      const after = await customersCart(context);
      const found = quantitiesOf(after.lines);
      if (found === '') context.notOffered('no call reads the customer’s cart under a new guest id');
      context.expect(found === 'merged 2', `the customer's cart holds [${found}]`);
      await save(context, after.id, before.lines);
    },
  },
];
