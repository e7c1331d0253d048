import { createHash } from 'node:crypto';
import type { StoredRecord } from '@marketrow/fixtures/handlers';
import { isRead } from '../http/methods.ts';

/** What an answer depends on beside its address. */
interface Asker {
  /** The user who is signed in. */
  userId: string | undefined;
  /** What the caller's demo session has changed. */
  changes: readonly StoredRecord[];
  /** Orders that the caller has placed, for calls that answer them. */
  placed: readonly object[];
}

/**
 * What an answer depends on, as one text; undefined for calls that change something, are asked to fail, or answer something else each time:
 * the random product, and the shuffled list of a category.
 */
export function cacheKeyOf(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  { userId, changes, placed }: Asker,
): string | undefined {
  if (!isRead(request.method) || request.headers.has('x-mock')) return undefined;
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname === '/api/products/slug' && !searchParams.get('slug')) return undefined;
  if (pathname === '/api/gift-shop/products' && searchParams.has('category')) return undefined;
  return JSON.stringify([pathname, search, userId ?? '', versionOf(changes), versionOf(placed)]);
}

function versionOf(records: readonly object[]): string {
  return records.length === 0 ? '' : createHash('sha256').update(JSON.stringify(records)).digest('base64url');
}
