import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { createSessionCookies } from './accounts/cookies.ts';
import type { AccessMode } from './access/defaultAccess.ts';
import { accessGuard } from './access/guard.ts';
import { workPageGuard } from './access/workPages.ts';
import { auditLogins } from './accounts/audit.ts';
import { createGate, hashGateOptions } from './accounts/hashGate.ts';
import { createLogin, type LoginParts } from './accounts/login.ts';
import { type RealAccounts, realAccountRoutes } from './accounts/realRoutes.ts';
import { accountRoutes, createSessionReader } from './accounts/routes.ts';
import { type Catalogue, createTableCatalogue } from './carts/catalogue.ts';
import { createTableLiveReader, type LiveReader, liveRoutes } from './catalog/live.ts';
import { cartRoutes } from './carts/routes.ts';
import type { Connections, Orm } from './database/database.ts';
import { isApiCall } from './http/apiPaths.ts';
import { bodyLimits } from './http/bodyLimits.ts';
import { createClientInfoReader } from './http/clientInfo.ts';
import { crossOriginGuard } from './http/crossOriginGuard.ts';
import type { AppEnvironment } from './http/environment.ts';
import { healthRoutes } from './http/health.ts';
import { createErrorHandler } from './http/onError.ts';
import { createOriginPolicy } from './http/origins.ts';
import { HttpError } from '@marketrow/contract';
import { isRead, onlyMethods } from './http/methods.ts';
import { createMetrics } from './http/metrics.ts';
import { openApi } from './http/openApi.ts';
import { requestId } from './http/requestId.ts';
import { requestLine } from './http/requestLine.ts';
import { requestLog } from './http/requestLog.ts';
import { answerHeaders } from './http/answerHeaders.ts';
import { isWritten, type Logger } from './logger.ts';
import { createCartPrices, createCatalogReader } from './orders/prices.ts';
import { createCouponGuard } from './orders/couponGuard.ts';
import { couponRoutes } from './orders/couponRoutes.ts';
import { orderRoutes } from './orders/routes.ts';
import type { Notices } from './notices/notices.ts';
import { noticeRoutes } from './notices/routes.ts';
import { demoProvider } from './payments/demo.ts';
import { createPayments } from './payments/payments.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { paymentRoutes } from './payments/routes.ts';
import { recordCalls } from './records/calls.ts';
import { isRecordOfSample } from './records/people.ts';
import { createRecords } from './records/records.ts';
import { pagesOnDemand } from './site/pagesOnDemand.ts';
import { siteFiles } from './site/siteFiles.ts';

/** What the app is made of; all side effects come in here. */
export interface AppDependencies {
  /** The open database. */
  orm: Orm;
  /** Names, prices and stock of products, of a team's own system. What it does not know cannot be ordered. @default the tables */
  catalogue?: Catalogue | undefined;
  /** Live values of products, for built pages. @default the tables; none beside a catalog of a team's own */
  liveProducts?: LiveReader | undefined;
  /** Ways to pay, by their names. @default the demo's, which moves no money */
  payments?: readonly PaymentProvider[] | undefined;
  /** ISO 4217 code of all prices. @default 'USD' */
  currency?: string | undefined;
  /** Folder of the built site; may be missing, then there are no pages. */
  siteDirectory: string;
  /** Origin of the server that makes the pages which have no file. Left out: there are none. */
  pagesUrl?: string | undefined;
  /** Access to the work areas and to writes. @default 'open' */
  access?: AccessMode | undefined;
  /** Serves registration, new passwords, export and deletion. Optional: the forms of the site then only show what was entered. */
  accounts?: RealAccounts | undefined;
  /** Mails about stock that is back. Optional: their calls do not exist. */
  notices?: Notices | undefined;
  /** Sends a mail for each placed order. Optional: none is sent. */
  mails?: RealAccounts | undefined;
  /** Shows the sample customer on account pages to a shopper who is not logged in. @default true */
  demo?: boolean | undefined;
  /** Foreign origins that may call with credentials; empty: none. */
  allowedOrigins: readonly string[];
  /** How many proxies stand in front and write `X-Forwarded-For` and `-Proto`. @default 0 */
  trustedProxies?: number | undefined;
  /** Whether the allowed origins are of another site, so that cookies need `SameSite=None`. @default false */
  crossSiteCookies?: boolean | undefined;
  /** Connections to the database, for the metrics. */
  connections?: (() => Connections) | undefined;
  /** Whether `/metrics` is served. @default false */
  metrics?: boolean | undefined;
  /** Folders with databases that were moved out of the way, for `/readyz`. */
  setAside?: readonly string[] | undefined;
  /** Whether the server is closing. */
  isClosing?: (() => boolean) | undefined;
  /** The check of a password, for tests that count its runs. */
  loginParts?: LoginParts | undefined;
  /** Where lines go. */
  logger: Logger;
}

/** Makes the whole HTTP application: all calls and the site, on one origin. Listens to nothing. */
export function createApp(dependencies: AppDependencies): Hono<AppEnvironment> {
  const { orm, siteDirectory, allowedOrigins, logger } = dependencies;
  const clientInfoOf = createClientInfoReader(dependencies.trustedProxies ?? 0);
  const cookies = createSessionCookies(clientInfoOf, dependencies.crossSiteCookies ?? false);
  const sessionOf = createSessionReader(orm, cookies);
  const origins = createOriginPolicy(allowedOrigins, clientInfoOf);

  const app = new Hono<AppEnvironment>();
  app.onError(createErrorHandler(logger));

  const metrics = dependencies.metrics ? createMetrics(dependencies.connections) : undefined;
  if (metrics) app.use(metrics.count);
  app.use(requestId);
  if (isWritten(logger, 'info')) app.use(requestLog(logger));
  app.use(answerHeaders(clientInfoOf, allowedOrigins.length > 0), requestLine);
  if (allowedOrigins.length > 0) app.use(onlyCalls(allowOrigins(allowedOrigins)));
  app.use(crossOriginGuard(origins), bodyLimits);

  app.route(
    '/',
    healthRoutes({
      orm,
      logger,
      isClosing: dependencies.isClosing ?? (() => false),
      setAside: dependencies.setAside ?? [],
    }),
  );
  if (metrics) app.route('/', metrics.routes);
  app.get('/openapi.json', openApi);
  app.all('/openapi.json', onlyMethods('GET, HEAD', 'Read the description with GET'));
  const onLogin = auditLogins(logger, metrics);
  const { accounts, currency = 'USD' } = dependencies;
  const hashing = createGate(hashGateOptions);
  const checkLogin = createLogin(orm, hashing, dependencies.loginParts);
  const session = { orm, cookies, clientInfoOf, sessionOf, checkLogin };
  if (accounts) app.route('/', realAccountRoutes({ ...session, ...accounts, hashing, allowedOrigins, logger }));
  app.route('/', accountRoutes({ ...session, onLogin, isReal: accounts !== undefined }));
  const readCatalog = createCatalogReader(dependencies.catalogue ?? createTableCatalogue(orm));
  app.route('/', cartRoutes({ orm, prices: createCartPrices(readCatalog), sessionOf, isOurPage: origins.isOurPage }));
  app.route('/', liveRoutes({ read: liveReaderOf(dependencies) }));
  const payments = createPayments({ orm, providers: dependencies.payments ?? [demoProvider], logger });
  // A catalog of a team's own system counts its pieces itself.
  const takesStock = dependencies.catalogue === undefined;
  const guardCoupon = createCouponGuard(orm);
  const ordering = { orm, sessionOf, clientInfoOf, readCatalog, guardCoupon };
  const { mails } = dependencies;
  app.route('/', orderRoutes({ ...ordering, cookies, takesStock, payments, currency, mails, allowedOrigins, logger }));
  app.route('/', couponRoutes(ordering));
  app.route('/', paymentRoutes(payments));
  const { notices } = dependencies;
  if (notices) app.route('/', noticeRoutes({ orm, notices, clientInfoOf, allowedOrigins }));
  const access = dependencies.access ?? 'open';
  const withSample = dependencies.demo ?? true;
  if (access === 'roles' || !withSample)
    app.use('/api/*', accessGuard({ isByRole: access === 'roles', sessionOf, orm }));
  const recordsFor = createRecords({ orm, payments, notices });
  app.all('/api/*', recordCalls({ orm, cookies, recordsFor, sessionOf, withSample: withSample && access === 'open' }));

  const { pagesUrl } = dependencies;
  const files = siteFiles(siteDirectory, {
    onDemand: pagesUrl === undefined ? undefined : pagesOnDemand(pagesUrl),
    // A sample customer whose forms are refused would be of no use.
    sampleCustomer: withSample && access === 'open',
    sampleAccounts: withSample,
    realAccounts: accounts !== undefined,
    isSampleRecord: withSample && access === 'open' ? (section, key) => isRecordOfSample(orm, section, key) : undefined,
  });
  const workPages = access === 'roles' ? workPageGuard(sessionOf) : undefined;
  app.all('*', async (c) => {
    if (isApiCall(c.req)) throw new HttpError(404, 'There is no such call');
    if (isRead(c.req.method)) return (await workPages?.(c)) ?? files(c);
    throw new HttpError(405, 'Pages are read with GET', { headers: { Allow: 'GET, HEAD' } });
  });
  return app;
}

/** Live values come from the tables, unless the catalog is a team's own. */
function liveReaderOf({ liveProducts, catalogue, orm }: AppDependencies): LiveReader | undefined {
  return liveProducts ?? (catalogue === undefined ? createTableLiveReader(orm) : undefined);
}

/** Pages are the same for every origin, so they need not vary by it. */
function onlyCalls(middleware: MiddlewareHandler<AppEnvironment>): MiddlewareHandler<AppEnvironment> {
  return (c, next) => (isApiCall(c.req) ? middleware(c, next) : next());
}

function allowOrigins(allowedOrigins: readonly string[]) {
  return cors({
    origin: [...allowedOrigins],
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'If-Match', 'Idempotency-Key'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Total-Count'],
    maxAge: 600,
  });
}
