import openApi from '@marketrow/fixtures/openapi.json' with { type: 'json' };
import fc from 'fast-check';
import { type OddCall, oddCalls, oddTexts } from '../../../fixtures/src/testing/odd-calls.ts';
import { line } from '../app.ts';
import { exchange } from './exchange.ts';

/** What a run needs to know. */
export interface MalformedRun {
  /** Port of the server on 127.0.0.1. */
  port: number;
  /** How many requests are sent. */
  requests: number;
  /** A `Cookie` header of somebody who is signed in, so that the routes behind a session are reached too. */
  cookie: string;
  /** Repeats an earlier run. Left out: another one each time; a failure prints it. */
  seed?: number | undefined;
}

const atOnce = 10;

/** Milliseconds within which every request is answered, on a busy machine too. */
const deadline = 20_000;

/**
 * Sends broken, hostile and nearly right requests over raw sockets. Throws with the seed when one is answered with
 * a 5xx, or when the server does not take connections any more.
 */
export async function sendMalformed({ port, requests, cookie, seed }: MalformedRun): Promise<void> {
  const property = fc.asyncProperty(batchOf(cookie), async (batch) => {
    const answers = await Promise.all(batch.map((request) => exchange(port, Buffer.from(request, 'latin1'))));
    const failed = answers.findIndex((answer) => /^HTTP\/1\.1 5\d\d/m.test(answer));
    if (failed >= 0) throw new Error(`${shorten(batch[failed])} was answered with ${shorten(answers[failed])}`);
  });
  const numRuns = Math.ceil(requests / atOnce);
  const run = await fc.check(property, { numRuns, endOnFailure: true, ...(seed === undefined ? {} : { seed }) });
  // The report of fast-check would hold every byte of every request.
  if (run.failed) throw new Error(`seed ${run.seed}, run ${run.numRuns}: ${String(run.errorInstance)}`);
}

/** Texts to send to a server that is a process of its own: a loop in it must not stop the clock of this one. */
export interface OddTextsRun extends Pick<MalformedRun, 'port' | 'cookie'> {
  /** Some of `oddTexts`. @default all */
  texts?: readonly string[];
}

/**
 * Sends texts in every query parameter, path and text field of the documented calls. Throws when one is answered with a 5xx, or not
 * within 20 s.
 */
export async function sendOddTexts({ port, cookie, texts = oddTexts }: OddTextsRun): Promise<void> {
  const base = `http://127.0.0.1:${port}`;
  const records = new Map<string, string>();
  for (const path of Object.keys(openApi.paths)) {
    const [list = '', key] = path.split(/\/\{|\}/);
    if (key === undefined || !list.startsWith('/api/')) continue;
    const [first] = (await (await fetch(base + list)).json()) as Record<string, string>[];
    records.set(path, first?.[key] ?? '');
  }
  // A logout would end the session of all other calls. Node answers longer addresses by itself, and closes.
  const calls = texts
    .flatMap((text) => oddCalls(openApi, text, (path) => records.get(path) ?? 'mug'))
    .filter(({ address }) => !address.startsWith('/logout') && address.length < 14_000);
  for (let from = 0; from < calls.length; from += atOnce) {
    await Promise.all(calls.slice(from, from + atOnce).map((call) => send(base, cookie, call)));
  }
}

async function send(base: string, cookie: string, { method, address, body }: OddCall): Promise<void> {
  const headers = { Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const name = `${method} ${shorten(address)} ${shorten(content.body)}`;
  const signal = AbortSignal.timeout(deadline);
  const response = await fetch(base + address, { method, headers, ...content, signal, redirect: 'manual' }).catch(
    (cause: unknown) => {
      throw new Error(`${name} was not answered`, { cause });
    },
  );
  const answer = await response.text();
  if (response.status >= 500) throw new Error(`${name} was answered with ${response.status} ${shorten(answer)}`);
}

function shorten(text = ''): string {
  return JSON.stringify(text.length > 600 ? `${text.slice(0, 300)} … ${text.slice(-300)}` : text);
}

interface Draft {
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...oddTexts),
  fc.array(fc.constantFrom(...oddTexts), { maxLength: 4 }).map((texts) => texts.join('').slice(0, 4_000)),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { a: { b: {} } }),
);
const nested = fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));

const cartBody = fc
  .record({ id: value, slug: value, name: value, price: value, qty: value, imgUrl: value }, { requiredKeys: [] })
  .map((changes) => ({ guestId: 'fuzz', items: [{ ...line(), ...changes }] }));
const loginBody = fc.record({ username: value, password: value }, { requiredKeys: [] });
const mergeBody = fc.record({ guestId: value, customerId: value }, { requiredKeys: [] });
const content = fc.oneof(
  fc.oneof(cartBody, loginBody, mergeBody, value, fc.dictionary(text, value)).map((sent) => JSON.stringify(sent)),
  nested,
  fc.constantFrom('', '{', '[]', 'null', '{"__proto__":{"a":1}}', '\ufeff{}', '{"a":1e999}', '1e309'),
);
const body = fc.oneof(
  { weight: 4, arbitrary: content.map((json) => Buffer.from(json)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
);

const knownPaths = [
  '/cart-items',
  '/cart-items/fuzz',
  '/login/customer',
  '/session',
  '/logout',
  '/customer-cart-items/merge',
  '/api/cart',
  '/api/products/slug?slug=x',
  '/api/products/search?q=a',
  '/api/user-list/1',
  '/api/address/user/1',
  '/api/admin/products/x',
  '/api/tickets/single',
  '/healthz',
  '/readyz',
  '/',
  '/cart',
  '/orders/1',
  '/_astro/x.js',
  '*',
];
// Bytes that no path may hold are sent too, so the string is taken as Latin-1 below.
const pathPiece = fc.oneof(
  fc.constantFrom('%', '%00', '%ff', '%2e%2e', '/..', '//', '\\', '?', '#', ';', '\t', '%c0%ae', '%ED%A0%80', '😀'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer({ min: 1, max: 9_000 }).map((length) => 'x'.repeat(length)),
);
const oddPath = fc
  .tuple(
    fc.constantFrom(...knownPaths),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: pathPiece }),
  )
  .map((parts) => parts.join(''));
const searches = ['q', 'category', 'brand', 'shop', 'color', 'min', 'max', 'rating', 'sort', 'page', 'lang'];
const searchPath = fc
  .tuple(
    fc.constantFrom('/api/search', '/api/products/search', '/api/sales'),
    fc.dictionary(fc.constantFrom(...searches), text, { maxKeys: 4 }),
  )
  .map(([address, query]) => `${address}?${new URLSearchParams(query).toString()}`);
const path = fc.oneof({ weight: 4, arbitrary: oddPath }, { weight: 1, arbitrary: searchPath });

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('POST', 'GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', ''),
  },
);

const oddHeaders: readonly (readonly [string, readonly string[]])[] = [
  ['Content-Type', ['text/plain', 'application/json;charset=utf-16', 'application/json, text/html', '']],
  ['Content-Length', ['0', '-1', '5', '99999999999999999999', 'x', '1, 1']],
  ['Transfer-Encoding', ['chunked', 'gzip, chunked', 'identity', 'x']],
  ['Content-Encoding', ['gzip', 'identity', 'br, br']],
  ['Host', ['', 'a b', '[::1', 'x:99999', 'evil.example', 'a, b']],
  ['Origin', ['null', 'http://evil.example', 'x', '\u00ff']],
  ['Sec-Fetch-Site', ['cross-site', 'same-origin', 'x']],
  ['If-Match', ['*', '"0"', 'W/', '"', ',,,', '"c1"']],
  ['If-None-Match', ['*', '"', 'W/"x"']],
  ['Range', ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=999999999999-', 'x']],
  ['Accept-Encoding', ['br;q=x', '*;q=0', 'gzip;;;', '\u00e4']],
  ['Cookie', ['session=', 'session=%00', '=', ';;;', `session=${'A'.repeat(43)}`, 'mr-demo=../..', 'mr-session=1']],
  ['X-Forwarded-For', ['::1', 'x', ', ,']],
  ['X-Request-Id', ['a', 'x'.repeat(300), '<script>', '\u00e4']],
  ['Expect', ['100-continue', 'x']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Connection', ['upgrade', 'keep-alive', 'x']],
  ['x-mock', ['status=999', 'status=abc', 'delay=-1', 'empty', '=']],
];
const oddHeader = fc.oneof(
  fc.constantFrom(...oddHeaders).chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
  fc.tuple(fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 30 })),
);

function draft(cookie: string): fc.Arbitrary<Draft> {
  return fc
    .record({ method, path, body, odd: fc.array(oddHeader, { maxLength: 3 }), isSignedIn: fc.boolean() })
    .map(({ odd, isSignedIn, ...rest }) => ({
      ...rest,
      headers: [
        ['Host', 'shop.test'],
        ['Connection', 'close'],
        ['Content-Type', 'application/json'],
        ['Content-Length', String(rest.body.length)],
        ...(isSignedIn ? [['Cookie', cookie] as [string, string]] : []),
        ...odd,
      ],
    }));
}

function toRequest({ method: verb, path: target, headers, body: sent }: Draft): string {
  const head = headers.map(([name, content]) => `${name}: ${content}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${verb} ${target} HTTP/1.1\r\n${head}\r\n`, 'latin1'), sent]).toString('latin1');
}

/** Requests of any of three kinds: put together from odd parts, damaged in a few bytes, or none at all. A byte a character. */
function batchOf(cookie: string): fc.Arbitrary<string[]> {
  const whole = draft(cookie).map(toRequest);
  const changes = fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 });
  const damaged = fc.tuple(whole, changes, fc.option(fc.nat(400))).map(([request, places, cut]) => {
    const bytes = Buffer.from(request, 'latin1');
    for (const [index, byte] of places) if (index < bytes.length) bytes[index] = byte;
    return bytes.subarray(0, cut ?? bytes.length).toString('latin1');
  });
  const noise = fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
  const request = fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: damaged },
    { weight: 1, arbitrary: noise },
  );
  return fc.array(request, { minLength: atOnce, maxLength: atOnce });
}
