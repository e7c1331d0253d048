import type { Handler } from 'hono';
import type { AppEnvironment } from './environment.ts';
import { HttpError } from '@marketrow/contract';

/** Whether a method reads: HEAD is answered with the headers of GET. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers every method that an address does not know: OPTIONS with what it knows, the rest with 405. */
export function onlyMethods(allow: string, message: string): Handler<AppEnvironment> {
  return (c) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: `${allow}, OPTIONS` });
    throw new HttpError(405, message, { headers: { Allow: allow } });
  };
}
