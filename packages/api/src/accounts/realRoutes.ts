import {
  confirmationSchema,
  deletionSchema,
  HttpError,
  newPasswordResetSchema,
  passwordResetSchema,
  registrationSchema,
  sessionBody,
} from '@marketrow/contract';
import { type Context, Hono } from 'hono';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers } from '../database/schema.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import { describeError, type Logger } from '../logger.ts';
import type { SessionCookies } from './cookies.ts';
import type { Gate } from './hashGate.ts';
import { mailSettings, refuseBlocked } from './limits.ts';
import type { CheckLogin } from './login.ts';
import type { Mailer } from './mailer.ts';
import { createMailLimit } from './mailLimit.ts';
import { mailLanguageOf, type MailParts, writeMail } from './mails.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.ts';
import { deletePersonalData, exportPersonalData } from './personalData.ts';
import { confirmRegistration, register } from './registration.ts';
import type { SessionReader } from './routes.ts';
import { endSessions, type Session } from './sessions.ts';

/** Settings of real accounts. */
export interface RealAccounts {
  mailer: Mailer;
  /** Returns the origin of the pages that mails link to. */
  publicUrl: () => string;
}

/** Parts of the calls of real accounts. */
export interface RealAccountParts extends RealAccounts {
  orm: Orm;
  cookies: SessionCookies;
  clientInfoOf: ClientInfoReader;
  sessionOf: SessionReader;
  checkLogin: CheckLogin;
  hashing: Gate;
  /** Other origins whose pages call this server: their mails link back to them. */
  allowedOrigins: readonly string[];
  logger: Logger;
}

const noStore = { 'Cache-Control': 'no-store' };

/** Registration, confirmation, new passwords, sign out everywhere, export and deletion. */
export function realAccountRoutes(parts: RealAccountParts): Hono<AppEnvironment> {
  const { orm, cookies, clientInfoOf, sessionOf, checkLogin, hashing, mailer, logger } = parts;
  const routes = new Hono<AppEnvironment>();
  const takeMail = createMailLimit(orm, mailSettings);
  const pageOrigins = new Set(parts.allowedOrigins);

  /** Counts a request that sends a mail; throws a 429 above the limit, whether or not the address has an account. */
  const countMail = async (c: Context, email: string): Promise<void> => {
    refuseBlocked(await takeMail(email, clientInfoOf(c).address), 'Too many mails were requested, try again later');
  };

  /** Sends a mail without waiting for it: the time of an answer must not show whether one is sent. */
  const sendMail = (c: Context<AppEnvironment>, message: Pick<MailParts, 'to' | 'kind' | 'token'>): void => {
    const language = mailLanguageOf(c.req.query('lang'));
    const requestId = c.get('requestId');
    // Never `Host`: an attacker who sets it would receive the token of the link.
    const origin = c.req.header('Origin') ?? '';
    const mail = writeMail({ ...message, language, origin: pageOrigins.has(origin) ? origin : parts.publicUrl() });
    const send = async () => mailer.send(mail);
    void send().catch((error: unknown) => {
      logger.error('mail failed', { requestId, kind: mail.kind, ...describeError(error) });
    });
  };

  const log = (c: Context<AppEnvironment>, event: string, customerId: string) => {
    logger.info('account', { event, customerId, address: clientInfoOf(c).address, requestId: c.get('requestId') });
  };

  const requireSession = async (c: Context): Promise<Session> => {
    const session = await sessionOf(c);
    if (!session) throw new HttpError(401, 'Sign in first');
    return session;
  };

  routes.post('/accounts', async (c) => {
    const registration = await readBody(c, registrationSchema);
    await countMail(c, registration.email);
    sendMail(c, await register(orm, hashing, registration));
    return c.json({ accepted: true }, 202, noStore);
  });

  routes.post('/accounts/confirm', async (c) => {
    const { token } = await readBody(c, confirmationSchema);
    const customerId = await confirmRegistration(orm, token);
    if (customerId === undefined) throw deadToken();
    log(c, 'confirmed', customerId);
    return c.body(null, 204, noStore);
  });

  routes.post('/password-resets', async (c) => {
    const { email } = await readBody(c, passwordResetSchema);
    await countMail(c, email);
    const mail = await requestPasswordReset(orm, email);
    if (mail) sendMail(c, mail);
    return c.json({ accepted: true }, 202, noStore);
  });

  routes.post('/password-resets/confirm', async (c) => {
    const account = await resetPassword(orm, hashing, await readBody(c, newPasswordResetSchema));
    if (!account) throw deadToken();
    log(c, 'password changed', account.customerId);
    sendMail(c, { to: account.email, kind: 'password-changed' });
    return c.body(null, 204, noStore);
  });

  routes.post('/sessions/end-all', async (c) => {
    const { customerId } = await requireSession(c);
    await endSessions(orm, customerId);
    cookies.clear(c);
    log(c, 'sessions ended', customerId);
    return c.json(sessionBody(undefined), 200, noStore);
  });

  routes.get('/account/export', async (c) => {
    const { customerId } = await requireSession(c);
    const data = await exportPersonalData(orm, customerId);
    if (!data) throw new HttpError(401, 'Sign in first');
    log(c, 'exported', customerId);
    return c.json(data, 200, { ...noStore, 'Content-Disposition': 'attachment; filename="account.json"' });
  });

  routes.delete('/account', async (c) => {
    const { customerId, role } = await requireSession(c);
    const { password } = await readBody(c, deletionSchema);
    const [account] = await orm.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
    if (!account) throw new HttpError(401, 'Sign in first');
    // Has the limits of a login: a stolen session must not allow endless guesses.
    const { address } = clientInfoOf(c);
    const deviceToken = cookies.readDeviceToken(c);
    const { login } = await checkLogin({ username: account.email, password, address, deviceToken });
    if (!login) throw new HttpError(403, 'The password is wrong');
    if (role !== 'shopper') throw new HttpError(409, 'An account of a seller or an administrator is not deleted here');
    await deletePersonalData(orm, customerId);
    cookies.clear(c);
    log(c, 'deleted', customerId);
    return c.body(null, 204, noStore);
  });

  routes.all('/accounts', onlyMethods('POST', 'Ask for an account with POST'));
  routes.all('/accounts/confirm', onlyMethods('POST', 'Confirm with POST'));
  routes.all('/password-resets', onlyMethods('POST', 'Ask for a new password with POST'));
  routes.all('/password-resets/confirm', onlyMethods('POST', 'Set the password with POST'));
  routes.all('/sessions/end-all', onlyMethods('POST', 'Sign out everywhere with POST'));
  routes.all('/account/export', onlyMethods('GET, HEAD', 'Read the export with GET'));
  return routes;
}

function deadToken(): HttpError {
  return new HttpError(410, 'The link is unknown, expired or used');
}
