import { resolve } from 'node:path';
import { Failure } from './failure.ts';
import { logLevels, type LogLevel } from './logger.ts';

/** Everything that the environment decides. */
export interface Config {
  /** TCP port; 0 takes a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Folder of the embedded database; not used when `databaseUrl` is set. */
  dataDirectory: string;
  /** `postgres://…` of a PostgreSQL server; absent: the embedded database. */
  databaseUrl: string | undefined;
  /** Folder of the built site. */
  siteDirectory: string;
  /** Foreign origins that may call the API with credentials; empty: none. */
  allowedOrigins: readonly string[];
  /** How many proxies stand in front and write `X-Forwarded-For` and `X-Forwarded-Proto`. */
  trustedProxies: number;
  /** Whether the allowed origins are of another site, so that the session's cookie needs `SameSite=None`. */
  crossSiteCookies: boolean;
  /** Whether the sample users can sign in. */
  sampleUsers: boolean;
  /** Whether a request to the mock API may ask for delays and errors by the header `x-mock`. */
  mockControls: boolean;
  /** Lowest level that is written. */
  logLevel: LogLevel;
}

/** Reads the configuration out of environment variables. Throws a `Failure` that names the variable at fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const host = environment['HOST'] || '127.0.0.1';
  const trustedProxies = readCount('TRUSTED_PROXIES', environment['TRUSTED_PROXIES'] || '0');
  // Strangers must not be able to slow the shop down: only where nobody but this machine can ask.
  const isPrivate = host === '127.0.0.1' && trustedProxies === 0;
  return {
    port: readPort(environment['PORT'] || '4321'),
    host,
    dataDirectory: resolve(environment['DATA_DIR'] || '.data'),
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    siteDirectory: resolve(environment['SITE_DIR'] || 'site/dist'),
    allowedOrigins: readOrigins(environment['ALLOWED_ORIGINS']),
    trustedProxies,
    crossSiteCookies: readSwitch('CROSS_SITE_COOKIES', environment['CROSS_SITE_COOKIES'] || '0'),
    mockControls: readSwitch('MOCK_CONTROLS', environment['MOCK_CONTROLS'] || (isPrivate ? '1' : '0')),
    sampleUsers: readSwitch('SAMPLE_USERS', environment['SAMPLE_USERS'] || '1'),
    logLevel: readLogLevel(environment['LOG_LEVEL'] || 'warn'),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw invalid('PORT', 'is not a port number', 'Give a whole number from 0 to 65535, for example PORT=4322');
}

function readCount(name: string, text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw invalid(name, 'is not a number of proxies', `Give a whole number from 0 to 9, for example ${name}=1`);
}

function readSwitch(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw invalid(name, 'is neither on nor off', `Write ${name}=1 or ${name}=0`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // The value itself is never repeated: it holds a password.
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw invalid(
    'DATABASE_URL',
    'is not a PostgreSQL address',
    'Write it as postgres://user:password@host:5432/database',
  );
}

function readOrigins(text: string | undefined): string[] {
  const origins = (text ?? '').split(',').map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    throw invalid(
      'ALLOWED_ORIGINS',
      'holds something that is not an origin',
      'Write scheme, host and port only, as in https://shop.example',
    );
  });
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw invalid('LOG_LEVEL', 'is unknown', `Use one of ${logLevels.join(', ')}`);
}

function invalid(variable: string, what: string, advice: string): Failure {
  return new Failure('bad-configuration', `mr: ${variable} ${what}. The server does not guess. ${advice}.`);
}
