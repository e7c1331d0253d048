import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem, step } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { run, tail } from './lib/run.mjs';

const usage = `npm run lighthouse [-- --steady] [PATH …]
Lighthouse (mobile) over the built site, against the floors of tests/lighthouse.json.
  --steady   only the categories that do not depend on this machine's speed (part of npm test)`;

/**
 * Scores of one page, 0 to 100 by category.
 *
 * @param {string} address
 * @param {{ categories: string[], folder: string, browserFlags: string }} options
 */
async function scores(address, { categories, folder, browserFlags }) {
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
    // TypeScript, which only the Node of the repository reads: not to be imported before we run under it.
    const { chromium } = await import('../chromium.ts');
    const { startShop } = await import('../tests/support/server.ts');
    const browserFlags = ['--headless=new', ...chromium.args].join(' ');
    const shop = await startShop();
    let low = 0;
    try {
      for (const path of chosen.length > 0 ? chosen : paths) {
        const { found, lcp, causes } = await step(`Lighthouse ${path}`, () =>
          scores(shop.url + path, { categories, folder, browserFlags }),
        );
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
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return low === 0 ? 0 : 1;
  });
});
