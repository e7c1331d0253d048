import type { Answer, CallPath } from '@marketrow/fixtures/schemas';
import { answerSchemas } from '@marketrow/fixtures/schemas';
import type { Locale } from '../routes';
import { createClient, type Fetch } from './client';
import type { WithoutPasswords } from './withoutPasswords';

const apiUrl = process.env['COMMERCE_API_URL']?.replace(/\/+$/, '');

/** The server named by `COMMERCE_API_URL`; without it the mock API, in this process. */
const client = createClient<{ [Path in CallPath]: Answer<Path> }>({
  origin: apiUrl ?? 'http://mock.localhost',
  fetch: apiUrl === undefined ? mock : (request) => fetch(request),
  schemas: answerSchemas,
});

/** What a call gives to the pages. */
export type Data<Path extends CallPath> = WithoutPasswords<Answer<Path>>;

/**
 * Reads a call of the API contract in a language.
 * @throws DataError when the API fails or its answer does not fit the schema; the build stops with its message.
 */
export function read<Path extends CallPath>(
  path: Path,
  locale: Locale,
  query?: Record<string, string>,
): Promise<Data<Path>> {
  return client.get(path, locale, query);
}

async function mock(request: Request): ReturnType<Fetch> {
  const { mockFetch } = await import('@marketrow/fixtures/node');
  return mockFetch(request);
}
