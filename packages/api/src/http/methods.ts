import type { Handler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import { HttpError } from '@marketrow/contract';

/** Returns true for GET and HEAD. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Creates the handler of all other methods of an address: OPTIONS answers `Allow`, the rest 405. */
export function onlyMethods(allow: string, message: string): Handler<AppEnvironment> {
  return (c) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: `${allow}, OPTIONS` });
    throw new HttpError(405, message, { headers: { Allow: allow } });
  };
}
