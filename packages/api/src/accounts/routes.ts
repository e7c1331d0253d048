import { type Account, HttpError, loginSchema, sessionBody } from '@marketrow/contract';
import { type Context, Hono } from 'hono';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { onlyMethods } from '../http/methods.ts';
import { readBody } from '../http/readBody.ts';
import { readAccount } from './account.ts';
import type { SessionCookies } from './cookies.ts';
import type { LoginEvent } from './audit.ts';
import type { CheckLogin } from './login.ts';
import { beginSession, endSession, findSession, type Session } from './sessions.ts';

/** Reads the session of a request; `undefined` without one. */
export type SessionReader = (c: Context) => Promise<Session | undefined>;

/** Parts of the account calls. */
export interface AccountParts {
  orm: Orm;
  cookies: SessionCookies;
  clientInfoOf: ClientInfoReader;
  /** Called after each attempt to sign in. */
  onLogin: (event: LoginEvent) => void;
  checkLogin: CheckLogin;
  sessionOf: SessionReader;
  /** True with `ACCOUNTS=real`. */
  isReal: boolean;
}

/** Creates a reader that queries a request's session once, and not at all without a cookie. */
export function createSessionReader(orm: Orm, cookies: SessionCookies): SessionReader {
  const known = new WeakMap<Context, Promise<Session | undefined>>();
  return async (c) => {
    const token = cookies.read(c);
    if (token === undefined) return undefined;
    const session = known.get(c) ?? findSession(orm, token);
    known.set(c, session);
    return session;
  };
}

/** `POST /login/customer`, `GET /session`, `GET /account` and `POST /logout`. */
export function accountRoutes({
  orm,
  cookies,
  clientInfoOf,
  onLogin,
  checkLogin,
  sessionOf,
  isReal,
}: AccountParts): Hono<AppEnvironment> {
  const answerSession = (c: Context, account: Account | undefined): Response =>
    c.json(sessionBody(account), 200, { 'Cache-Control': 'no-store' });
  const routes = new Hono<AppEnvironment>();

  routes.post('/login/customer', async (c) => {
    const { username, password } = await readBody(c, loginSchema);
    const { address } = clientInfoOf(c);
    const { login, outcome } = await checkLogin({
      username,
      password,
      address,
      deviceToken: cookies.readDeviceToken(c),
    });
    onLogin({ outcome, username, customerId: login?.customerId, address, requestId: c.get('requestId') });
    if (!login) throw new HttpError(401, 'Invalid credentials');
    const session = await beginSession(orm, login.customerId, cookies.read(c), login.passwordHash);
    cookies.write(c, session, login.deviceToken);
    return answerSession(c, login);
  });

  routes.get('/session', async (c) => {
    const session = await sessionOf(c);
    // Otherwise the flag of an ended session would stay in the browser.
    if (!session && cookies.read(c) !== undefined) cookies.clear(c);
    return answerSession(c, session);
  });

  routes.get('/account', async (c) => {
    const session = await sessionOf(c);
    const account = session && (await readAccount(orm, session.customerId));
    if (!account) throw new HttpError(401, 'Sign in first');
    return c.json(isReal ? { ...account, selfService: true } : account, 200, { 'Cache-Control': 'no-store' });
  });

  routes.post('/logout', async (c) => {
    const token = cookies.read(c);
    if (token !== undefined) await endSession(orm, token);
    cookies.clear(c);
    return answerSession(c, undefined);
  });

  routes.all('/login/customer', onlyMethods('POST', 'Sign in with POST'));
  routes.all('/session', onlyMethods('GET, HEAD', 'Read the session with GET'));
  routes.all('/account', onlyMethods(isReal ? 'GET, HEAD, DELETE' : 'GET, HEAD', 'Read the account with GET'));
  routes.all('/logout', onlyMethods('POST', 'Sign out with POST'));
  return routes;
}
