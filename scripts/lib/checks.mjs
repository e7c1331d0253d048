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
 */

/** A check that is one command: its exit code is one test. */
export const command =
  (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
  async () => {
    const { code, output } = await run(program, args);
    return code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: tail(output, 120) };
  };

/** A check that is a script of package.json. */
export const script = (/** @type {string} */ name) => command('npm', 'run', '--silent', name);

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

const apiTests = (/** @type {string[]} */ ...names) => names.map((name) => `packages/api/src/${name}.test.ts`);

/** Left out of the quick run: they start servers of their own, or want Chromium. */
const slowFiles = apiTests('main', 'cross-origin');

/** Run every night and by name: they kill servers, wait for idle connections and damage data folders. */
export const killFiles = apiTests('faults', 'keepAlive', 'database/pglite');

/** Projects of the root's Vitest configuration; each test counts. */
export const vitest = (/** @type {string} */ name, /** @type {string[]} */ ...projects) =>
  vitestRun(
    name,
    projects.map((project) => `--project=${project}`),
  );

/** A run of Vitest; each test counts. */
export const vitestRun =
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
export const playwright = (/** @type {string} */ config) => async () => {
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
export const built =
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
