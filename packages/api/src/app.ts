import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { RequestHandler } from 'msw';
import type { Catalogue } from './carts/catalogue.ts';
import { cartRoutes } from './carts/routes.ts';
import type { Orm } from './database/database.ts';
import { isApiPath } from './http/apiPaths.ts';
import { crossOriginGuard } from './http/crossOriginGuard.ts';
import type { AppEnvironment } from './http/environment.ts';
import { healthRoutes } from './http/health.ts';
import { createErrorHandler } from './http/onError.ts';
import { HttpProblem } from './http/problem.ts';
import { requestLog } from './http/requestLog.ts';
import { answerHeaders } from './http/answerHeaders.ts';
import type { Logger } from './logger.ts';
import { mockApi } from './mock/mockApi.ts';
import { siteFiles } from './site/siteFiles.ts';

/** Largest body of a call, 64 KiB: a cart of 200 ordinary lines fits. */
const maxBodyBytes = 64 * 1024;

/** What the app is made of; all side effects come in here. */
export interface AppDependencies {
  /** The open database. */
  orm: Orm;
  /** Prices of known products. */
  catalogue: Catalogue;
  /** Handlers of the mock API, answered under `/api`. */
  mockHandlers: RequestHandler[];
  /** Folder of the built site; may be missing, then there are no pages. */
  siteDirectory: string;
  /** Foreign origins that may call with credentials; empty: none. */
  allowedOrigins: readonly string[];
  /** Where lines go. */
  logger: Logger;
}

/** Makes the whole HTTP application: real calls, mock calls and the site, on one origin. Listens to nothing. */
export function createApp(dependencies: AppDependencies): Hono<AppEnvironment> {
  const { orm, catalogue, mockHandlers, siteDirectory, allowedOrigins, logger } = dependencies;
  const app = new Hono<AppEnvironment>();
  app.onError(createErrorHandler(logger));

  app.use(requestId(), requestLog(logger), answerHeaders);
  if (allowedOrigins.length > 0) app.use(allowOrigins(allowedOrigins));
  app.use(crossOriginGuard(allowedOrigins), bodyLimit({ maxSize: maxBodyBytes, onError: refuseSize }));

  app.route('/', healthRoutes(orm, logger));
  app.route('/', cartRoutes(orm, catalogue));
  app.all('/api/*', mockApi(mockHandlers, logger));

  const files = siteFiles(siteDirectory);
  app.all('*', (c) => {
    if (isApiPath(c.req.path)) throw new HttpProblem(404, 'There is no such call');
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return files(c);
    throw new HttpProblem(405, 'Pages are read with GET', { headers: { Allow: 'GET, HEAD' } });
  });
  return app;
}

function allowOrigins(allowedOrigins: readonly string[]) {
  return cors({
    origin: [...allowedOrigins],
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'If-Match'],
    exposeHeaders: ['ETag', 'Retry-After'],
    maxAge: 600,
  });
}

function refuseSize(): never {
  // The rest of the body is not waited for, so the connection cannot be used again.
  throw new HttpProblem(413, 'The body is larger than 64 KiB', { headers: { Connection: 'close' } });
}
