import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { CatalogProduct } from '@marketrow/contract';
import type { AppDependencies } from './app.ts';
import type { Catalogue } from './carts/catalogue.ts';
import type { LiveReader } from './catalog/live.ts';
import { type Config, isDemo } from './config.ts';
import { defaultAccess } from './access/defaultAccess.ts';
import { openDatabase } from './database/open.ts';
import { refuseAddress, refuseBytes, refuseExpectation } from './http/unreadable.ts';
import { consoleMailer, type Mailer } from './accounts/mailer.ts';
import type { RealAccounts } from './accounts/realRoutes.ts';
import { createLogger, type Logger } from './logger.ts';
import { limitConnections, oneAtATime } from './connections.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { SeedProgress } from './records/seed.ts';
import { checkPort, createDrain, listen } from './listening.ts';
import { StartupError } from './startupError.ts';

/** Options of `createServer`; each has the default of the environment variable of the same purpose. */
export interface ServerOptions extends Partial<Omit<Config, 'logLevel' | 'watchdog' | 'isAccessDefault'>> {
  /**
   * Products that lines are priced and ordered by, or a function that looks them up by id, where they lie in a system of your own. Give
   * it together with `sampleData: false`. @default the products in the tables
   */
  catalogue?: readonly CatalogProduct[] | Catalogue | undefined;
  /** Live values of products, for built pages. @default those of `catalogue` where it is a list, else none */
  liveProducts?: LiveReader | undefined;
  /** Ways to pay, by their names; see docs/payments.md. Left out: the demo's, which moves no money. */
  payments?: readonly PaymentProvider[] | undefined;
  /** ISO 4217 code of all prices. @default 'USD' */
  currency?: string | undefined;
  /** Sends the mails of real accounts, and those about stock that is back; see docs/accounts.md. Default: prints them to stdout. */
  mailer?: Mailer | undefined;
  /** Told what the tables are filled with at the first start. */
  onProgress?: SeedProgress | undefined;
  /** Where lines go. Default: warnings and errors to stdout, one JSON object a line. */
  logger?: Logger | undefined;
}

/** A server that answers. */
export interface RunningServer {
  /** Address to open, as in `http://localhost:4321`. */
  readonly url: string;
  /** Port it listens on. */
  readonly port: number;
  /** Folders in the data directory with databases that a part was missing of: they are not in use. */
  readonly setAside: readonly string[];
  /** Stops accepting, lets running requests end within 5 s, closes the database. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens the database, starts listening and serves API and site.
 * Throws a `StartupError` when the data directory, the database or the port cannot be had; nothing stays open then.
 */
export async function createServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 4321, host = '127.0.0.1', databaseUrl, logger = createLogger('warn') } = options;
  const dataDirectory = resolve(options.dataDirectory ?? '.data');
  const siteDirectory = resolve(options.siteDirectory ?? 'site/dist');

  // The data directory comes before the port: two servers on one directory are worse than two on one port.
  const drain = createDrain();
  const pool = {
    connections: options.databasePool,
    longestStatement: (options.databaseTimeout ?? 10) * 1_000,
    pooler: options.databasePooler,
    directUrl: options.databaseDirectUrl,
  };
  let url = '';
  const accounts = { mailer: options.mailer ?? consoleMailer, publicUrl: () => options.publicUrl ?? url };
  const onClaimed = () => checkPort(port, host);
  const database = await openDatabase({ databaseUrl, dataDirectory, pool, onClaimed }, logger);
  try {
    const { app, notices } = await loadApp({
      orm: database.orm,
      siteDirectory,
      pagesUrl: options.pagesUrl,
      allowedOrigins: options.allowedOrigins ?? [],
      trustedProxies: options.trustedProxies,
      crossSiteCookies: options.crossSiteCookies,
      sampleData: options.sampleData ?? true,
      onProgress: options.onProgress,
      mails: accounts,
      accounts: options.accounts === 'real' ? accounts : undefined,
      demo: options.demo ?? isDemo(options),
      access: options.access ?? defaultAccess(host),
      catalogue: options.catalogue,
      liveProducts: options.liveProducts,
      payments: options.payments,
      currency: options.currency,
      isClosing: () => drain.isClosing,
      metrics: options.metrics,
      connections: database.connections,
      setAside: database.setAside,
      logger,
    });
    const answer = getRequestListener(app.fetch, { errorHandler: refuseAddress });
    const server = createHttpServer(
      {
        headersTimeout: 10_000,
        requestTimeout: 15_000,
        connectionsCheckingInterval: 2_000,
        keepAliveTimeout: keepAliveSeconds(options) * 1_000,
        // Node would refuse these without a message; the adaptor refuses them too, in our words.
        requireHostHeader: false,
      },
      oneAtATime(drain.follow((incoming, outgoing) => void answer(incoming, outgoing))),
    );
    server.on('checkExpectation', (incoming, outgoing) => void refuseExpectation(incoming, outgoing));
    server.on('clientError', (error, socket) => void refuseBytes(error, socket));
    limitConnections(server, connectionLimits(options), logger);
    const [{ keepPurged }, { keepSwept }, { keepNoticesSent }] = await Promise.all([
      import('./database/purge.ts'),
      import('./payments/sweep.ts'),
      import('./notices/keepSent.ts'),
    ]);
    await listen(server, port, host);
    const stopPurging = keepPurged(database.orm, logger);
    const stopSweeping = keepSwept(database.orm, options.payments, logger);
    const stopSending = keepNoticesSent(notices, logger);
    const stop = async () => {
      await drain.close(server, (options.shutdownDelay ?? 0) * 1_000);
      await Promise.all([stopPurging(), stopSweeping(), stopSending()]);
      await database.close();
    };
    const running = runningServer(server, host, stop);
    ({ url } = running);
    return { ...running, setAside: database.setAside ?? [] };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * A proxy sends its next request on a connection that it holds open; if this end closes first, the request meets the end, and the shopper
 * gets a 502. So a known proxy gets longer than proxies keep one (nginx and AWS 60 s). Browsers repeat such a request
 * by themselves, and each of them would hold a connection for nothing.
 */
function keepAliveSeconds({ keepAlive, trustedProxies = 0 }: ServerOptions): number {
  return keepAlive ?? (trustedProxies > 0 ? 75 : 5);
}

/** An address that is limited explicitly is limited everywhere; else those that are a client's own, where no proxy is known. */
function connectionLimits({ maxConnections = 1_000, maxConnectionsPerAddress, trustedProxies = 0 }: ServerOptions) {
  const isBehindProxy = trustedProxies > 0;
  return {
    total: maxConnections,
    perAddress: maxConnectionsPerAddress ?? (isBehindProxy ? 0 : 200),
    countsPrivate: maxConnectionsPerAddress !== undefined,
  };
}

interface Parts extends Omit<AppDependencies, 'catalogue'> {
  sampleData: boolean;
  onProgress: ServerOptions['onProgress'];
  catalogue: ServerOptions['catalogue'];
  mails: RealAccounts;
}

/** The app is heavy, and so is the sample data: they are loaded after the port and the data are ours. */
async function loadApp({ sampleData, onProgress, catalogue, mails, ...dependencies }: Parts) {
  const [{ createApp }, { createCatalogue, createTableCatalogue }, { createLiveReader }, { createNotices }] =
    await Promise.all([
      import('./app.ts'),
      import('./carts/catalogue.ts'),
      import('./catalog/live.ts'),
      import('./notices/notices.ts'),
    ]);
  if (sampleData) await (await loadSample()).fillWithSample(dependencies.orm, onProgress);
  const { orm, logger } = dependencies;
  const isList = catalogue !== undefined && typeof catalogue !== 'function';
  const own = isList ? createCatalogue(catalogue) : catalogue;
  const notices = createNotices({ ...mails, orm, logger, catalogue: own ?? createTableCatalogue(orm) });
  const liveProducts = dependencies.liveProducts ?? (isList ? createLiveReader(catalogue) : undefined);
  return { app: createApp({ ...dependencies, catalogue: own, liveProducts, notices, mails }), notices };
}

/** Loads the sample, whose package is installed beside the API only where somebody wants it. */
function loadSample() {
  return import('./records/sample.ts').catch((cause: unknown) => {
    throw new StartupError(
      'bad-configuration',
      'mr: the sample data is in @marketrow/fixtures, which cannot be loaded. Install it (npm install @marketrow/fixtures), or start without: SAMPLE_DATA=0.',
      { cause },
    );
  });
}

function runningServer(server: Server, host: string, stop: () => Promise<void>): Omit<RunningServer, 'setAside'> {
  const { port } = server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    port,
    close: () => (closing ??= stop()),
  };
}
