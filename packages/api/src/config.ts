import { resolve } from 'node:path';
import * as z from 'zod';
import { type AccessMode, accessModes, defaultAccess } from './access/defaultAccess.ts';
import { logLevels } from './logger.ts';
import { StartupError } from './startupError.ts';

const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const flag = z.enum(['0', '1']).transform((text) => text === '1');
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional();

const postgresUrl = z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text));

const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .transform((list) => list.filter(Boolean))
  .refine((list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin));

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text);

/** Sources of accounts: the sample users, or registrations beside them. */
const accountModes = ['sample', 'real'] as const;

/** The variables, each with what its value must be, in the words of the message. An empty one counts as absent. */
const variables = {
  PORT: [count(0, 65_535).default(4_321), 'a whole number from 0 to 65535, for example PORT=4322'],
  HOST: [z.string().default('127.0.0.1'), 'an address of this machine'],
  DATA_DIR: [z.string().default('.data'), 'a folder'],
  DATABASE_URL: [optional(postgresUrl), 'a PostgreSQL address, as postgres://user:password@host:5432/database'],
  DATABASE_POOLER: [
    z.enum(['none', 'transaction']).default('none'),
    'none, or transaction for a pooler in transaction mode such as PgBouncer',
  ],
  DATABASE_DIRECT_URL: [
    optional(postgresUrl),
    'the address of PostgreSQL itself, past the pooler: the migrations need a connection of their own',
  ],
  DATABASE_POOL: [count(1, 1_000).default(10), 'a whole number of connections from 1 to 1000'],
  DATABASE_TIMEOUT: [count(1, 600).default(10), 'the seconds that a statement may take, from 1 to 600'],
  SITE_DIR: [z.string().default('site/dist'), 'a folder'],
  PAGES_URL: [optional(origin), 'scheme, host and port only, as in http://127.0.0.1:4331'],
  ALLOWED_ORIGINS: [origins.default([]), 'scheme, host and port only, with commas, as in https://shop.example'],
  TRUSTED_PROXIES: [count(0, 9).default(0), 'a whole number from 0 to 9, for example TRUSTED_PROXIES=1'],
  CROSS_SITE_COOKIES: [flag.default(false), '0 or 1'],
  MAX_CONNECTIONS: [count(1, 100_000).default(1_000), 'a whole number from 1 to 100000'],
  MAX_CONNECTIONS_PER_ADDRESS: [optional(count(0, 100_000)), 'a whole number from 0 (no limit) to 100000'],
  KEEP_ALIVE: [optional(count(1, 3_600)), 'seconds from 1 to 3600'],
  SHUTDOWN_DELAY: [count(0, 600).default(0), 'seconds from 0 to 600'],
  WATCHDOG: [count(0, 3_600).default(30), 'seconds from 1 to 3600, or 0 for none'],
  SAMPLE_DATA: [flag.default(true), '0 or 1'],
  ACCESS: [optional(z.enum(accessModes)), 'open (the work areas need no login) or roles'],
  ACCOUNTS: [z.enum(accountModes).default('sample'), 'sample (forms show what was entered) or real'],
  PUBLIC_URL: [optional(origin), 'scheme, host and port only, as in https://shop.example'],
  DEMO: [optional(flag), '0 or 1'],
  METRICS: [flag.default(false), '0 or 1'],
  LOG_LEVEL: [z.enum(logLevels).default('warn'), `one of ${logLevels.join(', ')}`],
} as const satisfies Record<string, readonly [schema: z.ZodType, form: string]>;

type Variable = keyof typeof variables;
type Values = { [Name in Variable]: z.output<(typeof variables)[Name][0]> };

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
  /** What stands between this process and PostgreSQL. */
  databasePooler: Values['DATABASE_POOLER'];
  /** `postgres://…` past the pooler, for the migrations; absent: `databaseUrl`. */
  databaseDirectUrl: string | undefined;
  /** Connections to PostgreSQL at most. */
  databasePool: number;
  /** Seconds that a statement on PostgreSQL may take. */
  databaseTimeout: number;
  /** Folder of the built site. */
  siteDirectory: string;
  /** Origin of the server that makes the pages which have no file; absent: there are none. */
  pagesUrl: string | undefined;
  /** Foreign origins that may call the API with credentials; empty: none. */
  allowedOrigins: readonly string[];
  /** How many proxies stand in front and write `X-Forwarded-For` and `X-Forwarded-Proto`. */
  trustedProxies: number;
  /** Whether the allowed origins are of another site, so that the session's cookie needs `SameSite=None`. */
  crossSiteCookies: boolean;
  /** Connections at the same time. */
  maxConnections: number;
  /** Connections of one address; 0: any number. Absent: 200 of public addresses, where no proxy is known. */
  maxConnectionsPerAddress: number | undefined;
  /** Seconds that a connection stays open after an answer. Absent: 75 behind a known proxy, else 5. */
  keepAlive: number | undefined;
  /** Seconds between SIGTERM and the moment when no connection is taken any more, for a balancer to notice `/readyz`. */
  shutdownDelay: number;
  /** Seconds without an answer of the main thread, as in an endless loop, after which the process ends; 0: never. */
  watchdog: number;
  /** Fills empty tables with the sample data, whose users can sign in. */
  sampleData: boolean;
  /** Access to the work areas: anybody, or accounts by their role. */
  access: AccessMode;
  /** `ACCESS` is not set, so that the address decided. */
  isAccessDefault: boolean;
  /** Accounts: those of the sample users only, or registered ones, too. */
  accounts: (typeof accountModes)[number];
  /** Origin of the pages that mails link to; absent: this server's. */
  publicUrl: string | undefined;
  /** The shop is the demo: account pages show the sample customer to a shopper who is not logged in. */
  demo: boolean;
  /** Whether `/metrics` is served. */
  metrics: boolean;
  /** Lowest level that is written. */
  logLevel: Values['LOG_LEVEL'];
}

/** Reads the configuration out of environment variables. Throws a `StartupError` that names the variable at fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <Name extends Variable>(name: Name): Values[Name] => {
    const [schema, form] = variables[name];
    const result = schema.safeParse(environment[name] || undefined);
    // The value is never repeated: the database's address holds a password.
    if (!result.success) throw invalid(name, form);
    return result.data as Values[Name];
  };

  const host = read('HOST');
  const trustedProxies = read('TRUSTED_PROXIES');
  const [sampleData, accounts] = [read('SAMPLE_DATA'), read('ACCOUNTS')];
  const publicUrl = read('PUBLIC_URL');
  // Nobody could open a link to `http://0.0.0.0:4321`.
  if (accounts === 'real' && publicUrl === undefined && defaultAccess(host) === 'roles')
    throw invalid('PUBLIC_URL', `the origin of the pages, which mails link to: ${variables.PUBLIC_URL[1]}`);
  return {
    port: read('PORT'),
    host,
    dataDirectory: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    databasePooler: read('DATABASE_POOLER'),
    databaseDirectUrl: read('DATABASE_DIRECT_URL'),
    databasePool: read('DATABASE_POOL'),
    databaseTimeout: read('DATABASE_TIMEOUT'),
    siteDirectory: resolve(read('SITE_DIR')),
    pagesUrl: read('PAGES_URL'),
    allowedOrigins: read('ALLOWED_ORIGINS'),
    trustedProxies,
    crossSiteCookies: read('CROSS_SITE_COOKIES'),
    maxConnections: read('MAX_CONNECTIONS'),
    maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS'),
    keepAlive: read('KEEP_ALIVE'),
    shutdownDelay: read('SHUTDOWN_DELAY'),
    watchdog: read('WATCHDOG'),
    access: read('ACCESS') ?? defaultAccess(host),
    isAccessDefault: read('ACCESS') === undefined,
    sampleData,
    accounts,
    publicUrl,
    demo: read('DEMO') ?? isDemo({ sampleData, accounts }),
    metrics: read('METRICS'),
    logLevel: read('LOG_LEVEL'),
  };
}

/** Shows the sample customer unless the operator decides: not without the sample data, or where accounts are real. */
export function isDemo({ sampleData = true, accounts }: Partial<Config>): boolean {
  return sampleData && accounts !== 'real';
}

function invalid(variable: Variable, form: string): StartupError {
  return new StartupError(
    'bad-configuration',
    `mr: ${variable} cannot be used as it is. The server does not guess. Give it ${form}.`,
  );
}
