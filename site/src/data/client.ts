import type { Locale } from '../routes';
import { onForget } from './freshness';
import { keptPromise } from '../keptPromise';
import { withoutPasswords, type WithoutPasswords } from './withoutPasswords';

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
export class ApiContractError extends Error {
  override name = 'ApiContractError';
}

/** The schema of each call's answer, by the call's path. */
export type Schemas<Answers> = { readonly [Path in keyof Answers]: Schema<Answers[Path]> };

/** Options of `createClient`. */
export interface ClientOptions<Answers> {
  /** Answers the calls. */
  fetch: Fetch;
  /** Origin that the calls are made against, and the path before `/api` where there is one; no slash at its end. */
  origin: string;
  /** What each answer has to fit. */
  schemas: Schemas<Answers>;
  /** Whether answers are kept; not for calls of which each page has its own. @default true */
  keep?: boolean;
}

/** Reads the API, once per call and language. `Answers` has the type of each call's answer, by path. */
export interface Client<Answers> {
  /**
   * Gives the parsed answer of a GET call, without passwords. All pages share one answer, so it is frozen.
   * @throws ApiContractError with the call, the path in the answer and what was expected.
   */
  get<Path extends keyof Answers & string>(
    path: Path,
    locale: Locale,
    query?: Record<string, string>,
  ): Promise<WithoutPasswords<Answers[Path]>>;
}

const issuesShown = 10;
/** Where the calls are described: the error messages name it. */
const contract = 'packages/fixtures/openapi.json';

/**
 * Makes a client. Parsed answers are kept until the catalogue is read anew, which a build never does: a call is made once per
 * language and query, and its answer is parsed once. Parsing the catalogue anew for each product page would make a build's time grow with the square of
 * the catalogue.
 */
export function createClient<Answers>(options: ClientOptions<Answers>): Client<Answers> {
  const { fetch, origin, schemas, keep = true } = options;
  const answers = new Map<string, Promise<unknown>>();
  onForget(() => answers.clear());
  return {
    get<Path extends keyof Answers & string>(path: Path, locale: Locale, query: Record<string, string> = {}) {
      const url = new URL(origin + path);
      for (const [name, value] of Object.entries({ ...query, lang: locale })) url.searchParams.set(name, value);
      const ask = () => readParsed(fetch, url, schemas[path]);
      return (keep ? keptPromise(answers, url.href, ask) : ask()) as Promise<WithoutPasswords<Answers[Path]>>;
    },
  };
}

async function readParsed(fetch: Fetch, url: URL, schema: Schema<unknown>): Promise<unknown> {
  const call = `GET ${url.pathname}${url.search}`;
  const parsed = schema.safeParse(await read(fetch, url, call));
  if (!parsed.success) throw new ApiContractError(mismatch(call, parsed.error.issues));
  return withoutPasswords(parsed.data);
}

async function read(fetch: Fetch, url: URL, call: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new Request(url, { headers: { accept: 'application/json' } }));
  } catch (cause) {
    throw new ApiContractError(
      `mr: ${call} could not be reached at ${url.origin}. The site is built from it. Is the API running?`,
      { cause },
    );
  }
  if (!response.ok) {
    throw new ApiContractError(
      `mr: ${call} answered ${String(response.status)}. The site is built from it. Compare the API with ${contract}.`,
    );
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiContractError(
      `mr: ${call} did not answer JSON. The site is built from it. Compare the API with ${contract}.`,
      { cause },
    );
  }
}

function mismatch(call: string, issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const lines = issues.slice(0, issuesShown).map(({ path, message }) => `  at ${pathText(path)}: ${message}`);
  if (issues.length > issuesShown) lines.push(`  and ${String(issues.length - issuesShown)} more`);
  return [
    `mr: ${call} does not fit its schema. The site is built from it. Correct the answer, or the schema (${contract}):`,
    ...lines,
  ].join('\n');
}

function pathText(path: readonly PropertyKey[]): string {
  return `answer${path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`)).join('')}`;
}
