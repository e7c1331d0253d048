import { noticeRemovalSchema, stockNoticeSchema } from '@marketrow/contract';
import { Hono } from 'hono';
import { noticeSettings, refuseBlocked } from '../accounts/limits.ts';
import { createMailLimit } from '../accounts/mailLimit.ts';
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

const noStore = { 'Cache-Control': 'no-store' };

/** `POST` and `DELETE /stock-notices`. */
export function noticeRoutes({ orm, notices, clientInfoOf, allowedOrigins }: NoticeRouteParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const takeMail = createMailLimit(orm, noticeSettings);
  const pageOrigins = new Set(allowedOrigins);

  routes.post('/stock-notices', async (c) => {
    const notice = await readBody(c, stockNoticeSchema);
    const seconds = await takeMail(notice.email, clientInfoOf(c).address);
    refuseBlocked(seconds, 'Too many mails were requested, try again later');
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
