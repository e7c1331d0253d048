import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { StartupError } from './startupError.ts';
import { createLogger, describeError } from './logger.ts';
import { setAsideWarning } from './http/health.ts';
import { createServer } from './server.ts';
import { startWatchdog } from './watchdog.ts';

await main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof StartupError) console.error(error.message);
  else console.error('mr: the server could not start.', describeError(error));
});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  process.on('unhandledRejection', (reason) => {
    logger.error('unhandled rejection', describeError(reason));
  });

  // A log that is read no more, as by `| head -1`, must not end the shop.
  process.stdout.on('error', () => undefined);

  const stopped = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopped.resolve(signal);
      // A second one, from an operator who does not want to wait.
      process.on(signal, () => process.exit(1));
    });
  }

  const onProgress = (table: string, rows: number) =>
    console.error(`Filled with sample data: ${table}, ${String(rows)}`);
  const server = await createServer({ ...config, logger, onProgress });
  // Only now: the first start and migrations of the embedded database block the thread for seconds.
  if (config.watchdog > 0) startWatchdog(config.watchdog);
  if (!existsSync(join(config.siteDirectory, 'index.html'))) {
    console.error(
      `mr: there are no pages in ${config.siteDirectory}. Only the API answers. Build the site, or set SITE_DIR.`,
    );
  }
  if (server.setAside.length > 0) console.error(`mr: WARNING. ${setAsideWarning(server.setAside)}`);
  if (config.isAccessDefault && config.access === 'roles')
    console.error(
      `mr: ${config.host} can be reached from elsewhere, so the work areas need an account with a role. ACCESS=open opens them.`,
    );
  if (config.accounts === 'real')
    console.error(
      'mr: ACCOUNTS=real prints mails to stdout. Pass createServer a mailer to send them: docs/accounts.md.',
    );
  console.error(`Marketrow answers on ${server.url} (${describeStore(config.databaseUrl, config.dataDirectory)})`);

  const signal = await stopped.promise;
  console.error(`${signal}: finishing running requests, closing the database`);
  await server.close();
  process.exit(0);
}

function describeStore(databaseUrl: string | undefined, dataDirectory: string): string {
  return databaseUrl ? `carts in PostgreSQL at ${new URL(databaseUrl).host}` : `carts in ${dataDirectory}`;
}
