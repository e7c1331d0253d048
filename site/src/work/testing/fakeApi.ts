import '@testing-library/jest-dom/vitest';
import { vi } from 'vitest';

/** How a call is answered: with a value, with a status and at most why not, or not at all. */
export type FakeAnswer =
  { json: unknown } | { status: number; issues?: { path: string; message: string }[] } | 'silence';

/** A call as the API has got it. */
export interface FakeCall {
  method: string;
  /** Path without query. */
  path: string;
  query: string;
  body: unknown;
}

/**
 * Stands in for the API in a test of an island.
 *
 * @param answers - The answer of each call by method and path, as in `GET /api/admin/brands`; a function may wait.
 * @returns the calls so far, those that change something alone as `writes`
 */
export function fakeApi(answers: Record<string, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>) {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body } = init;
    const { pathname: path, search: query } = new URL(address, 'http://shop.test');
    calls.push({ method, path, query, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const given = answers[`${method} ${path}`] ?? { status: 404 };
    const answer = typeof given === 'function' ? await given() : given;
    if (answer === 'silence') throw new TypeError('Failed to fetch');
    if ('json' in answer) return Response.json(answer.json);
    const { status, issues } = answer;
    return new Response(status === 204 ? null : JSON.stringify({ issues }), { status });
  });
  return { calls, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

/** An answer that comes when the test says so. */
export function held<Value extends FakeAnswer>() {
  let release: (answer: Value) => void = () => undefined;
  const answer = new Promise<Value>((resolve) => (release = resolve));
  return { answer: () => answer, release: (value: Value) => release(value) };
}
