import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { AppDependencies } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { refuseAddress, refuseBytes, refuseExpectation } from './http/unreadable.ts';
import { createLogger, type Logger } from './logger.ts';
import type { MockHandlers } from './mock/mockApi.ts';
import { drain, listen } from './listening.ts';

/** Options of `createServer`; each has the default of the environment variable of the same purpose. */
export interface ServerOptions extends Partial<Omit<Config, 'logLevel'>> {
  /** Where lines go. Default: warnings and errors to stdout, one JSON object a line. */
  logger?: Logger | undefined;
}

/** A server that answers. */
export interface RunningServer {
  /** Address to open, as in `http://localhost:4321`. */
  readonly url: string;
  /** Port it listens on. */
  readonly port: number;
  /** Stops accepting, lets running requests end within 5 s, closes the database. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens the database, starts listening and serves API, mock API and site.
 * Throws a `Failure` when the data directory, the database or the port cannot be had; nothing stays open then.
 */
export async function createServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 4321, host = '127.0.0.1', databaseUrl, logger = createLogger('warn') } = options;
  const dataDirectory = resolve(options.dataDirectory ?? '.data');
  const siteDirectory = resolve(options.siteDirectory ?? 'site/dist');

  // The data directory comes before the port: two servers on one directory are worse than two on one port.
  const database = await openDatabase({ databaseUrl, dataDirectory }, logger);
  try {
    const app = await loadApp({
      orm: database.orm,
      siteDirectory,
      allowedOrigins: options.allowedOrigins ?? [],
      trustedProxies: options.trustedProxies,
      crossSiteCookies: options.crossSiteCookies,
      sampleUsers: options.sampleUsers ?? true,
      mockControls: options.mockControls ?? false,
      logger,
    });
    const answer = getRequestListener(app.fetch, { errorHandler: refuseAddress });
    const server = createHttpServer(
      {
        headersTimeout: 10_000,
        requestTimeout: 15_000,
        connectionsCheckingInterval: 2_000,
        // Node would refuse these without a message; the adaptor refuses them too, in our words.
        requireHostHeader: false,
      },
      (incoming, outgoing) => void answer(incoming, outgoing),
    );
    server.on('checkExpectation', (incoming, outgoing) => void refuseExpectation(incoming, outgoing));
    server.on('clientError', (error, socket) => void refuseBytes(error, socket));
    server.maxConnections = 1_000;
    const { keepPurged } = await import('./database/purge.ts');
    await listen(server, port, host);
    const stopPurging = keepPurged(database.orm, logger);
    return runningServer(server, host, () => stopPurging().then(() => database.close()));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Sample data and MSW are heavy, so they are loaded only when the places that can be taken are ours. */
async function loadApp({
  sampleUsers,
  mockControls,
  ...dependencies
}: Omit<AppDependencies, 'catalogue' | 'mockHandlers'> & Pick<Config, 'sampleUsers' | 'mockControls'>) {
  const [{ createApp }, { createCatalogue }, { seedSamples }, { customers, products, users }, { createHandlers }] =
    await Promise.all([
      import('./app.ts'),
      import('./carts/catalogue.ts'),
      import('./accounts/samples.ts'),
      import('@marketrow/fixtures'),
      import('@marketrow/fixtures/handlers'),
    ]);
  const mockHandlers: MockHandlers = (parts) => createHandlers({ ...parts, controls: mockControls });
  if (sampleUsers) await seedSamples(dependencies.orm, users, customers);
  return createApp({ ...dependencies, catalogue: createCatalogue(products), mockHandlers });
}

function runningServer(server: Server, host: string, closeDatabase: () => Promise<void>): RunningServer {
  const { port } = server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    port,
    close: () => (closing ??= drain(server).then(closeDatabase)),
  };
}
