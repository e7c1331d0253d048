import { createHash } from 'node:crypto';
import type { MockStore } from '@marketrow/fixtures/handlers';
import { isRead } from '../http/methods.ts';

/** What an answer depends on beside its address. */
interface Asker {
  /** The user who is signed in. */
  userId: string | undefined;
  /** Whose changes the answer shows; undefined: it shows the sample data as it is. */
  demoSession: string | undefined;
  /** Orders that the caller has placed, for calls that answer them. */
  placed: readonly object[];
  store: MockStore;
}

/** Names of sessions that the handlers know: a customer's, or one that they have made themselves. */
const sessionName = /^(customer:|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$)/;

/**
 * What an answer depends on, as one text; undefined for calls that change something, are asked to fail, or answer something else each time:
 * the random product, and the shuffled list of a category.
 */
export async function cacheKeyOf(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  { userId, demoSession, placed, store }: Asker,
): Promise<string | undefined> {
  if (!isRead(request.method) || request.headers.has('x-mock')) return undefined;
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname === '/api/products/slug' && !searchParams.get('slug')) return undefined;
  if (pathname === '/api/gift-shop/products' && searchParams.has('category')) return undefined;
  const changes = demoSession !== undefined && sessionName.test(demoSession) ? await store.read(demoSession) : [];
  return JSON.stringify([pathname, search, userId ?? '', versionOf(changes), versionOf(placed)]);
}

function versionOf(records: readonly object[]): string {
  return records.length === 0 ? '' : createHash('sha256').update(JSON.stringify(records)).digest('base64url');
}
