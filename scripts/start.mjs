import { spawn } from 'node:child_process';
import process from 'node:process';
import { build, startSteps } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem } from './lib/progress.mjs';
import { inRoot, root } from './lib/root.mjs';
import { childEnvironment } from './lib/run.mjs';

const usage = `npm start [-- --fresh]
Installs what is missing, builds what is stale and serves site and API on http://localhost:4321.
  --fresh   build even what is current
Environment: PORT (4321), HOST (127.0.0.1), DATA_DIR (.data), DATABASE_URL (PostgreSQL instead of the built-in database),
DEMO=0 (no sample customer), SAMPLE_DATA=0 (no sample, and its pages are not built), COMMERCE_API_URL (build the pages from another server), PUBLIC_SITE_URL, PUBLIC_API_URL. The README has more.`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown) throw new Problem(`npm start does not know "${unknown}".\n\n${usage}`);
  return withTools(async () => {
    await build({ only: startSteps(process.env), fresh: args.includes('--fresh') });
    return serve();
  });
});

/** Runs the built server until it ends; its exit code is ours. */
function serve() {
  const server = spawn(process.execPath, [inRoot('packages', 'api', 'dist', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
  });
  // The server drains and closes by itself. On Ctrl-C the terminal has sent SIGINT to the whole group: it has it already,
  // and a second one would cut the drain short.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => server.kill('SIGTERM'));
  return /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      server.on('close', (code) => resolve(code ?? 0));
    })
  );
}
