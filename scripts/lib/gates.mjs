import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from './build.mjs';
import { Problem } from './progress.mjs';
import { inRoot, root } from './root.mjs';
import { run, tail } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, report: string, failures?: string[], flaky?: string[] | undefined }} Result
 *   `report` is what to print when something failed; `failures` names each failed test and says what it found;
 *   `flaky` names the journeys that passed at their second try only.
 * @typedef {import('./schedule.mjs').Job & { label: string, quick?: boolean, full?: boolean, browser?: boolean, needs?: string, check: (options: { quick: boolean }) => Promise<Result> }} Gate
 *   `quick` gates make up `npm run test:quick`; `full` gates run in `npm run test:full` only; `browser` gates need Chromium;
 *   `needs` names the gate that builds what this one reads: it runs first where this one is asked for alone.
 */

/** A check that is one command: its exit code is one test. */
const command =
  (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
  async () => {
    const { code, output } = await run(program, args);
    return code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: tail(output, 120) };
  };

const script = (/** @type {string} */ name) => command('npm', 'run', '--silent', name);

/**
 * Reads a runner's JSON report. A runner that ends without one, or fails with every test green (an error outside the
 * tests), counts as one failure; so does each skipped test: a check that did not run has not passed.
 *
 * @param {string} file @param {{ code: number, output: string }} ended
 * @param {(report: any) => { passed: number, failed: number, skipped: number, failures: string[], flaky?: string[] }} count @returns {Result}
 */
function counted(file, ended, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1, report: tail(ended.output, 120) };
  const { passed, failed, skipped, failures, flaky } = count(JSON.parse(readFileSync(file, 'utf8')));
  const bad = failed + skipped;
  const total = ended.code !== 0 && bad === 0 ? 1 : bad;
  const note = skipped > 0 ? `${skipped} skipped (counted as failed)\n` : '';
  return { passed, failed: total, report: total > 0 ? note + tail(ended.output, 160) : '', failures, flaky };
}

/** The name of a failed test and the first lines of what it found, without colors. */
function failure(/** @type {string} */ name, /** @type {string} */ message) {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, 8);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * The tests of Playwright's report that ended so, from its nested suites, with what the last try that failed found.
 *
 * @param {any} suite @param {'unexpected' | 'flaky'} status @param {string[]} [path] @returns {string[]}
 */
function specsWith({ title = '', specs = [], suites = [] }, status, path = []) {
  const names = title ? [...path, title] : path;
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ { projectName, results }) =>
        failure(
          `[${projectName}] ${[...names, spec.title].join(' › ')}`,
          results.findLast((/** @type {any} */ { error }) => error)?.error.message ?? '',
        ),
      ),
  );
  return [...own, ...suites.flatMap((/** @type {any} */ suite) => specsWith(suite, status, names))];
}

/** Left out of the quick run: they start and kill servers of their own, or want Chromium. */
const slowFiles = ['main', 'faults', 'cross-origin'].map((name) => `packages/api/src/${name}.test.ts`);

/** Projects of the root's Vitest configuration; each test counts. */
const vitest = (/** @type {string} */ name, /** @type {string[]} */ ...projects) =>
  vitestRun(
    name,
    projects.map((project) => `--project=${project}`),
  );

/** A run of Vitest; each test counts. */
const vitestRun =
  (/** @type {string} */ name, /** @type {string[]} */ options) =>
  async ({ quick = false } = {}) => {
    const file = inRoot('node_modules', '.cache', `vitest-${name}.json`);
    rmSync(file, { force: true });
    const ended = await run('vitest', [
      'run',
      ...options,
      ...(quick ? slowFiles.map((path) => `--exclude=${path}`) : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    return counted(file, ended, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
      failures: report.testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
        const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
        const path = relative(root, name);
        if (failed.length === 0) return message ? [failure(path, message)] : [];
        return failed.map((/** @type {any} */ test) =>
          failure(`${path} › ${test.fullName}`, test.failureMessages?.[0] ?? ''),
        );
      }),
    }));
  };

/** Playwright journeys; each test counts. */
const playwright = (/** @type {string} */ config) => async () => {
  const file = inRoot('node_modules', '.cache', 'playwright.json');
  rmSync(file, { force: true });
  const ended = await run('playwright', ['test', '--config', config], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return counted(file, ended, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failures: specsWith(report, 'unexpected'),
    flaky: specsWith(report, 'flaky'),
  }));
};

/** A build as a check: one test. Without names everything that is stale. */
const built =
  (/** @type {string[]} */ ...only) =>
  async () => {
    try {
      await build(only.length > 0 ? { only } : {});
      return { passed: 1, failed: 0, report: '' };
    } catch (error) {
      if (error instanceof Problem) return { passed: 0, failed: 1, report: error.message };
      throw error;
    }
  };

const packageTests = '--config=tests/packages/vitest.config.ts';

/** Every check of `npm test` and `npm run test:full`, in the order in which they start. @type {Gate[]} */
export const gates = [
  { name: 'lockfile', label: 'Lockfile installs as it is (npm ci --dry-run)', check: script('check:lockfile') },
  {
    name: 'packages',
    label: 'Packages build',
    quick: true,
    check: built('cart-client', 'fixtures', 'components', 'api'),
  },
  // The longest check of one core first: it runs beside all the others of one core.
  { name: 'lint', label: 'Lint (ESLint)', oneCore: true, check: script('lint') },
  { name: 'typecheck', label: 'Types', quick: true, oneCore: true, check: script('typecheck:packages') },
  { name: 'format', label: 'Formatting (Prettier)', oneCore: true, check: script('format:check') },
  { name: 'css', label: 'Lint (stylelint)', quick: true, oneCore: true, check: script('lint:css') },
  { name: 'knip', label: 'Unused files, exports and dependencies (knip)', oneCore: true, check: script('knip') },
  {
    name: 'package-shape',
    needs: 'packages',
    label: 'Packed packages (publint, attw)',
    oneCore: true,
    check: script('check:packages'),
  },
  {
    name: 'sizes',
    needs: 'packages',
    label: 'Package sizes (size-limit)',
    oneCore: true,
    check: script('check:sizes'),
  },
  { name: 'site', label: 'Site builds', oneCore: true, check: built() },
  {
    name: 'budgets',
    needs: 'site',
    label: 'JavaScript of the pages within budget',
    oneCore: true,
    after: ['site'],
    check: command('node', 'site/scripts/measure-js.mjs'),
  },
  // One after the other: each writes Astro's own files in `site/.astro`.
  {
    name: 'site-types',
    label: 'Site types (astro check)',
    oneCore: true,
    after: ['site'],
    check: script('typecheck:site'),
  },
  { name: 'storybook', label: 'Storybook builds', oneCore: true, check: script('build-storybook') },
  {
    name: 'on-demand-build',
    label: 'Site with pages on demand builds',
    oneCore: true,
    after: ['site', 'site-types'],
    check: built('on-demand'),
  },
  {
    name: 'demo-build',
    label: 'Static demo builds',
    oneCore: true,
    after: ['site', 'site-types', 'on-demand-build'],
    check: built('demo'),
  },
  // These work through their files one after the other, so two of them run beside each other.
  {
    name: 'pages',
    needs: 'site',
    label: 'Built pages: HTML, heads, links',
    oneCore: true,
    after: ['site'],
    check: vitest('pages', 'pages'),
  },
  {
    name: 'install',
    needs: 'packages',
    label: 'Packed packages in fresh apps: Vite, Next server components, Node, README code',
    browser: true,
    oneCore: true,
    check: vitestRun('install', [packageTests, '--exclude=next-build.test.ts']),
  },
  {
    name: 'tabs',
    needs: 'packages',
    label: 'Built cart client in Chromium, several tabs',
    browser: true,
    oneCore: true,
    check: vitestRun('tabs', ['--config=tests/cart/vitest.config.ts']),
  },
  {
    name: 'on-demand',
    needs: 'on-demand-build',
    label: 'Pages on demand: the same as the built ones, and nothing else',
    oneCore: true,
    after: ['on-demand-build'],
    check: vitestRun('on-demand', ['--config=tests/on-demand/vitest.config.ts']),
  },
  { name: 'unit', label: 'Unit tests', quick: true, check: vitest('unit', 'unit', 'dom') },
  {
    name: 'next-build',
    needs: 'packages',
    label: 'Packed packages in a Next production build',
    full: true,
    browser: true,
    check: vitestRun('next-build', [packageTests, 'next-build']),
  },
  { name: 'stories', label: 'Stories, with axe', browser: true, check: vitest('stories', 'storybook*', 'browser*') },
  {
    name: 'lighthouse',
    needs: 'site',
    label: 'Lighthouse: accessibility, best practices, SEO',
    browser: true,
    check: command('node', 'scripts/lighthouse.mjs', '--steady'),
  },
  {
    name: 'journeys',
    needs: 'site',
    label: 'Browser journeys',
    browser: true,
    check: playwright('tests/playwright.config.ts'),
  },
  {
    name: 'demo',
    needs: 'demo-build',
    label: 'Static demo from a plain file server',
    browser: true,
    check: playwright('tests/demo/playwright.config.ts'),
  },
];
