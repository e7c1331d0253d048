import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem, step } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { childEnvironment, run, tail } from './lib/run.mjs';

const usage = `npm run lighthouse [-- --steady] [PATH …]
Lighthouse (mobile) over the built site, against the floors of tests/lighthouse.json.
  --steady   only the categories that do not depend on this machine's speed (part of npm test)`;

const browserFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** A port that nobody listens on right now. */
async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the reference API with data of its own and waits until it answers. */
async function startServer(/** @type {string} */ folder) {
  const port = await freePort();
  const child = spawn(process.execPath, [inRoot('packages', 'api', 'dist', 'main.js')], {
    env: childEnvironment({
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      NODE_ENV: 'production',
    }),
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Problem('The reference API did not start; npm start says why.');
}

/** Scores of one page, 0 to 100 by category. */
async function scores(/** @type {string} */ address, /** @type {string[]} */ categories, /** @type {string} */ folder) {
  const file = join(folder, 'report.json');
  const { code, output } = await run('lighthouse', [
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${browserFlags}`,
    '--no-enable-error-reporting',
  ]);
  if (code !== 0) throw new Problem(`Lighthouse failed on ${address}:\n${tail(output, 20)}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const found = Object.fromEntries(categories.map((name) => [name, Math.round(100 * report.categories[name].score)]));
  const lcp = report.audits['largest-contentful-paint']?.displayValue;
  const causes = Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
    .map(({ title }) => title);
  return { found, lcp, causes };
}

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  return withTools(async () => {
    await build();
    await ensureBrowser();

    /** @type {{ paths: string[], floors: Record<string, number> }} */
    const { paths, floors } = JSON.parse(readFileSync(inRoot('tests', 'lighthouse.json'), 'utf8'));
    const chosen = args.filter((arg) => arg.startsWith('/'));
    const categories = Object.keys(floors).filter((name) => !args.includes('--steady') || name !== 'performance');
    const folder = mkdtempSync(join(tmpdir(), 'marketrow-lighthouse-'));
    const { url, child } = await startServer(folder);
    let low = 0;
    try {
      for (const path of chosen.length > 0 ? chosen : paths) {
        const { found, lcp, causes } = await step(`Lighthouse ${path}`, () => scores(url + path, categories, folder));
        console.log(
          `  ${Object.entries(found)
            .map(([name, score]) => `${name} ${score}`)
            .join(', ')}${lcp ? `, LCP ${lcp}` : ''}`,
        );
        for (const name of categories) {
          if ((found[name] ?? 0) >= (floors[name] ?? 0)) continue;
          low++;
          console.log(
            `  ${name} is under its floor of ${floors[name]}. Failing audits: ${causes.join('; ') || 'none binary'}`,
          );
        }
      }
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
    return low === 0 ? 0 : 1;
  });
});
