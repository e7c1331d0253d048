import { HttpError, loginName, noticeRemovalSchema, stockNoticeSchema } from '@marketrow/contract';
import { Hono } from 'hono';
import { createKeyedQueue } from '../accounts/keyedQueue.ts';
import { createLimits, noticeSettings } from '../accounts/limits.ts';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import type { Notices } from './notices.ts';

/** Parts of the calls. */
export interface NoticeRouteParts {
  orm: Orm;
  notices: Notices;
  clientInfoOf: ClientInfoReader;
  /** Other origins whose pages call this server: their mails link back to them. */
  allowedOrigins: readonly string[];
}

/** Requests for one address that may wait; further ones are refused. */
const waitingRequests = 20;

const noStore = { 'Cache-Control': 'no-store' };

/** `POST` and `DELETE /stock-notices`. */
export function noticeRoutes({ orm, notices, clientInfoOf, allowedOrigins }: NoticeRouteParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const limits = createLimits(orm, noticeSettings);
  const oneByOne = createKeyedQueue(waitingRequests);
  const pageOrigins = new Set(allowedOrigins);

  routes.post('/stock-notices', async (c) => {
    const notice = await readBody(c, stockNoticeSchema);
    const attempt = { name: loginName(notice.email), address: clientInfoOf(c).address, device: undefined };
    // One by one, so that parallel requests cannot pass the limit before they are counted.
    await oneByOne(attempt.name, async () => {
      const seconds = await limits.blockedFor(attempt);
      if (seconds > 0) {
        const headers = { 'Retry-After': String(seconds) };
        throw new HttpError(429, 'Too many mails were requested, try again later', { headers });
      }
      await limits.countFailure(attempt, false);
    });
    // Never `Host`: an attacker who sets it would choose the target of the mail's link.
    const origin = c.req.header('Origin') ?? '';
    const token = await notices.ask(notice, pageOrigins.has(origin) ? origin : null);
    return c.json({ token, mails: notices.mails }, 202, noStore);
  });

  routes.delete('/stock-notices', async (c) => {
    const { token } = await readBody(c, noticeRemovalSchema);
    await notices.remove(token);
    return c.body(null, 204, noStore);
  });

  routes.all('/stock-notices', onlyMethods('POST, DELETE', 'Ask with POST, take it back with DELETE'));
  return routes;
}
