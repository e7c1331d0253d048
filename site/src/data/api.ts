import { type Answer, answerSchemas, type CallPath } from '@marketrow/contract/calls';
import type { Locale } from '../routes';
import { createClient, type Fetch } from './client';
import { createMock } from './mockApi';
import { slugList } from './slugList';
import type { WithoutPasswords } from './withoutPasswords';

const apiUrl = process.env['COMMERCE_API_URL']?.replace(/\/+$/, '');

/** The server named by `COMMERCE_API_URL`; without it the mock API, in this process. */
const server = {
  origin: apiUrl ?? 'http://mock.localhost',
  fetch: apiUrl === undefined ? mock : (request: Request) => fetch(request),
};

const client = createClient<{ [Path in CallPath]: Answer<Path> }>({ ...server, schemas: answerSchemas });

/** Lists that each product's page has of its own. */
const ownLists = createClient<{ '/api/related-products': string[]; '/api/frequently-bought-products': string[] }>({
  ...server,
  schemas: { '/api/related-products': slugList, '/api/frequently-bought-products': slugList },
  keep: false,
});

/** What a call gives to the pages. */
export type Data<Path extends CallPath> = WithoutPasswords<Answer<Path>>;

/**
 * Reads a call of the API contract in a language.
 * @throws ApiContractError when the API fails or its answer does not fit the schema; the build stops with its message.
 */
export function read<Path extends CallPath>(
  path: Path,
  locale: Locale,
  query?: Record<string, string>,
): Promise<Data<Path>> {
  return client.get(path, locale, query);
}

/** The slugs of products that belong to another one. */
export function readSlugs(
  path: '/api/related-products' | '/api/frequently-bought-products',
  locale: Locale,
  slug: string,
): Promise<string[]> {
  return ownLists.get(path, locale, { slug });
}

let mockApi: Promise<Fetch> | undefined;

async function mock(request: Request): ReturnType<Fetch> {
  mockApi ??= createMock();
  return (await mockApi)(request);
}
