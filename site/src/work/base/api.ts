import { api } from '../../apiOrigin';
import { longestWait } from '../../callApi';
import type { Data, WorkCall } from '../../data/work';
import { href, localeOfParam, paths, type Locale } from '../../routes';
import { sendWrite, type WriteMethod } from '../../sendWrite';

const credentials = api === '' ? 'same-origin' : 'include';

/** A call that was refused, or that got no answer (`status` 0). */
export class WorkError extends Error {
  override name = 'WorkError';
  readonly status: number;
  /** The fields that the API does not take, with its reason. */
  readonly issues: readonly { path: string; message: string }[];

  constructor(path: string, status: number, issues: WorkError['issues'] = []) {
    super(`mr: ${path} answered ${String(status)}. The page shows the old value. Try again.`);
    this.status = status;
    this.issues = issues;
  }
}

const reads = new Map<string, Promise<unknown>>();

/**
 * Reads a call. The parts of a page that ask for the same share one answer, until something is changed.
 *
 * @throws WorkError
 */
export function readCall<Path extends WorkCall>(
  path: Path,
  locale: Locale,
  query: Readonly<Record<string, string>> = {},
): Promise<Data<Path>> {
  const address = `${path}?${new URLSearchParams({ ...query, lang: locale }).toString()}`;
  let answer = reads.get(address);
  if (answer === undefined) {
    answer = send(address, {});
    reads.set(address, answer);
    // A failure is not kept: the next one to ask tries again.
    answer.catch(() => reads.delete(address));
  }
  return answer as Promise<Data<Path>>;
}

/** Forgets what was read, so that the next one to ask gets it anew. */
export function forgetReads(): void {
  reads.clear();
}

/**
 * Changes a record. Gives the answer, `undefined` where there is none.
 *
 * @throws WorkError
 */
export async function writeCall<Value>(
  method: WriteMethod,
  path: string,
  locale: Locale,
  body?: object,
  query: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const address = `${path}?${new URLSearchParams({ ...query, lang: locale }).toString()}`;
  const answer = await sendWrite(method, address, body, send);
  forgetReads();
  document.dispatchEvent(new CustomEvent<string>(changedEvent, { detail: path }));
  return answer as Value;
}

let lastReturn: Event | undefined;

/**
 * Calls the listener when the page comes back by Back or Forward as it was left: other pages may have changed what it shows,
 * so that what was read is forgotten before. Gives the function that ends it.
 */
export function onReturn(listener: () => void): () => void {
  const hear = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // Once for all parts of the page, which then share their answers again.
    if (event !== lastReturn) forgetReads();
    lastReturn = event;
    listener();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}

const changedEvent = 'mr-work-changed';

/** Calls the listener with the path of the call after each change of a record. Gives the function that ends it. */
export function onChanged(listener: (path: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(changedEvent, hear);
  return () => document.removeEventListener(changedEvent, hear);
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(api + path, { credentials, signal: AbortSignal.timeout(longestWait), ...init });
  } catch {
    throw new WorkError(path, 0);
  }
  if (response.status === 401) leadToLogin();
  // A refused change keeps the page: the login would lose what was typed.
  if (response.status === 403 && init.method === undefined) leadToLogin('#no-access');
  if (!response.ok) throw new WorkError(path, response.status, await issuesOf(response));
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    // A file server without the API answers pages.
    throw new WorkError(path, 0);
  }
}

/**
 * Opens the login, which leads back here: the session has ended, or a file server has served the page without one. With the fragment of
 * its message, the login says that the account may not open the page.
 */
function leadToLogin(message = ''): void {
  const login = href(localeOfParam(document.documentElement.lang), paths.login);
  location.assign(`${login}?returnTo=${encodeURIComponent(location.pathname + location.search)}${message}`);
}

async function issuesOf(response: Response): Promise<WorkError['issues']> {
  try {
    const { issues = [] } = (await response.json()) as { issues?: WorkError['issues'] };
    return issues;
  } catch {
    return [];
  }
}
