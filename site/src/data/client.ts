import type { Locale } from '../routes';
import { stripPasswords, type WithoutPasswords } from './stripPasswords';

/** What this module needs of a zod schema. */
export interface Schema<Output> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Answers a request of the API contract. */
export type Fetch = (request: Request) => Promise<Response>;

/** The API did not answer, or its answer does not fit the contract. Stops the build. */
export class DataError extends Error {
  override name = 'DataError';
}

/** Options of `createClient`. */
export interface ClientOptions {
  /** Answers the calls. */
  fetch: Fetch;
  /** Origin that the calls are made against, and the path before `/api` where there is one; no slash at its end. */
  origin: string;
}

/** Reads the API, once a call and language. */
export interface Client {
  /**
   * Gives the parsed answer of a GET call, without passwords.
   * @throws DataError with the call, the path in the answer and what was expected.
   */
  get<Output>(
    schema: Schema<Output>,
    path: `/api/${string}`,
    locale: Locale,
    query?: Record<string, string>,
  ): Promise<WithoutPasswords<Output>>;
}

const issuesShown = 10;

/** Makes a client. Answers are kept for the life of the build: the same call in the same language is made once. */
export function createClient({ fetch, origin }: ClientOptions): Client {
  const answers = new Map<string, Promise<unknown>>();
  return {
    async get(schema, path, locale, query = {}) {
      const url = new URL(origin + path);
      for (const [name, value] of Object.entries({ ...query, lang: locale })) url.searchParams.set(name, value);
      const call = `GET ${url.pathname}${url.search}`;
      let answer = answers.get(call);
      if (answer === undefined) answers.set(call, (answer = read(fetch, url, call)));
      const parsed = schema.safeParse(await answer);
      if (!parsed.success) throw new DataError(misfit(call, parsed.error.issues));
      return stripPasswords(parsed.data);
    },
  };
}

async function read(fetch: Fetch, url: URL, call: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new Request(url, { headers: { accept: 'application/json' } }));
  } catch (cause) {
    throw new DataError(
      `mr: ${call} could not be reached at ${url.origin}. The site is built from it. Is the API running?`,
      {
        cause,
      },
    );
  }
  if (!response.ok) {
    throw new DataError(
      `mr: ${call} answered ${String(response.status)}. The site is built from it. Compare the API with section 7 of the specification.`,
    );
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new DataError(
      `mr: ${call} did not answer JSON. The site is built from it. Compare the API with its contract.`,
      {
        cause,
      },
    );
  }
}

function misfit(call: string, issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const lines = issues.slice(0, issuesShown).map(({ path, message }) => `  at ${pathText(path)}: ${message}`);
  if (issues.length > issuesShown) lines.push(`  and ${String(issues.length - issuesShown)} more`);
  return [
    `mr: ${call} does not fit its schema. The site is built from it. Mend the answer, or the schema:`,
    ...lines,
  ].join('\n');
}

function pathText(path: readonly PropertyKey[]): string {
  return `answer${path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`)).join('')}`;
}
