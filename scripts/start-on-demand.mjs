import { spawn } from 'node:child_process';
import process from 'node:process';
import { build } from './lib/build.mjs';
import { freePort } from './lib/freePort.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem, step } from './lib/progress.mjs';
import { inRoot, root } from './lib/root.mjs';
import { childEnvironment } from './lib/run.mjs';

const usage = `npm run start:on-demand [-- --fresh]
Installs what is missing, builds what is stale and serves site and API on http://localhost:4321, as npm start does; but pages
of products, categories, shops, brands and deals are made when they are asked for, so that the build does not grow with the
catalogue.
  --fresh   build even what is current
Environment: that of npm start; CATALOG_SIZE (products of the shop, for trying; the sample), CATALOG_MAX_AGE (seconds after which
the catalogue of COMMERCE_API_URL is read anew; 600), PAGES_PORT (port of the server of the pages on 127.0.0.1; a free one).`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown) throw new Problem(`npm run start:on-demand does not know "${unknown}".\n\n${usage}`);
  return withTools(async () => {
    const only = ['contract', 'cart-client', 'fixtures', 'components', 'api', 'on-demand'];
    await build({ only, fresh: args.includes('--fresh') });
    return serve();
  });
});

/** Runs the server of the pages and, in front of it, the API, until one of them ends; its exit code is ours. */
async function serve() {
  const port = Number(process.env.PAGES_PORT || (await freePort()));
  const pagesUrl = `http://127.0.0.1:${port}`;
  const site = inRoot('site', 'on-demand', 'dist');
  const pages = start([`${site}/server/entry.mjs`], {
    PORT: String(port),
    HOST: '127.0.0.1',
    ASTRO_NODE_LOGGING: 'disabled',
  });
  /** @type {ReturnType<typeof start> | undefined} */
  let api;
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    // The API ends what is running before it closes, so the pages stay until it is gone.
    if (api) api.child.kill('SIGTERM');
    else pages.child.kill('SIGTERM');
  };
  process.on('SIGINT', () => (isStopping = true));
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, stop);

  const isGone = () => isStopping || pages.child.exitCode !== null;
  await step('Reading the catalogue', () => readAll(pagesUrl, isGone)).catch((error) => {
    pages.child.kill('SIGTERM');
    throw error;
  });
  if (isGone()) return isStopping ? 0 : 1;
  api = start([inRoot('packages', 'api', 'dist', 'main.js')], { PAGES_URL: pagesUrl, SITE_DIR: `${site}/client` });
  void pages.ended.then(() => {
    // After Ctrl-C the API is closing already, and a second signal would cut that short.
    if (isStopping) return;
    console.error('mr: the server of the pages has ended, so the shop closes.');
    api?.child.kill('SIGTERM');
  });
  const code = await api.ended;
  const isPagesFault = !isStopping && pages.child.exitCode !== null;
  pages.child.kill('SIGTERM');
  await pages.ended;
  return isPagesFault ? 1 : code;
}

/** Starts a server of ours in this terminal. @param {string[]} args @param {Record<string, string>} env */
function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: childEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...env }),
  });
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.on('close', (code) => resolve(code ?? 0));
  });
  return { child, ended };
}

/** Has the catalogue read in both languages. @param {string} pagesUrl @param {() => boolean} isGone */
async function readAll(pagesUrl, isGone) {
  for (const language of ['', '/de']) await ready(`${pagesUrl}/data${language}/search.json`, isGone);
}

/**
 * Waits until an address is answered: the first answer comes when the catalogue has been read.
 *
 * @param {string} url @param {() => boolean} isGone whether there is nothing to wait for any more
 */
async function ready(url, isGone) {
  while (!isGone()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (answer) {
      throw new Problem(`The server of the pages answered ${answer.status} at first. Its lines above say why.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
