import { conformanceCases, type CaseContext } from './conformance-cases.ts';
import type { Answered, ConformanceOptions, ConformanceReport, Verdict } from './conformance-types.ts';

export type * from './conformance-types.ts';

const LOGIN_CALLS = ['POST /login/customer', 'GET /session', 'POST /customer-cart-items/merge'] as const;

/** Thrown by a case for what the server does not have. */
class NotOffered extends Error {}

/**
 * Asks a server which of the five calls of the contract it has, and which promises hold: what a cart client may rely on.
 * Writes to guest carts of its own with random ids, and, if credentials are given, to that customer's cart.
 *
 * @returns What held, what did not and why, and what is not offered. Rejects only if `fetch` cannot be used at all.
 */
export async function checkServer(options: ConformanceOptions): Promise<ConformanceReport> {
  const verdicts: Verdict[] = [];
  for (const { call, promise, required, run } of conformanceCases) {
    let result: Verdict['result'] = 'holds';
    let detail: string | undefined;
    try {
      await run(contextOf(options));
    } catch (error) {
      result = error instanceof NotOffered ? 'not offered' : 'broken';
      detail = error instanceof Error ? error.message : String(error);
    }
    verdicts.push({ call, promise, required, result, ...(detail === undefined ? {} : { detail }) });
  }
  const broken = verdicts.filter(
    (verdict) => verdict.result === 'broken' || (verdict.required && verdict.result !== 'holds'),
  );
  return { conforms: broken.length === 0, verdicts };
}

/**
 * The same as tests: one for each promise, for the `test` of Vitest or node:test. A promise that the server does not
 * offer passes, unless the contract requires it; its name in the report says so.
 *
 * @example conformance({ test, baseUrl: 'http://127.0.0.1:4321', login: { username: 'ada@example.com', password: 'secret' } })
 */
export function conformance({
  test,
  report,
  ...options
}: ConformanceOptions & {
  /** `test` of Vitest or of node:test. */
  test: (name: string, run: () => Promise<void>) => unknown;
  /** Gets each verdict, to print what is not offered. */
  report?: ((verdict: Verdict) => void) | undefined;
}): void {
  for (const { call, promise, required, run } of conformanceCases) {
    test(`${call}: ${promise}`, async () => {
      try {
        await run(contextOf(options));
        report?.({ call, promise, required, result: 'holds' });
      } catch (error) {
        if (!(error instanceof NotOffered) || required) throw error;
        report?.({ call, promise, required, result: 'not offered', detail: error.message });
      }
    });
  }
}

function contextOf({ baseUrl = '', fetch: given, login }: ConformanceOptions): CaseContext {
  const send = given ?? fetch;
  // One visitor: the session cookie that the server sets is sent back, as a browser would.
  const cookies = new Map<string, string>();

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(`${baseUrl}${path}`, {
      method,
      // A server that hangs is told of, not waited for.
      signal: AbortSignal.timeout(15_000),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0\b|expires=thu, 01 jan 1970/i.test(set) || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    const answered = { status: response.status, ok: response.ok, json, etag: response.headers.get('etag') };
    if (LOGIN_CALLS.includes(`${method} ${path}` as never) && [404, 405, 501].includes(response.status))
      throw new NotOffered(`${method} ${path} answers ${response.status}`);
    return answered;
  }

  return {
    ask,
    /** A guest id that nobody had before. */
    newId: () => `conformance-${crypto.randomUUID()}`,
    notOffered: (why) => {
      throw new NotOffered(why);
    },
    credentials() {
      if (!login) throw new NotOffered('no credentials were given to the suite');
      return login;
    },
    expect(holds, message) {
      if (!holds) throw new Error(message);
    },
  };
}
