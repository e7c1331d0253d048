import { availableParallelism } from 'node:os';
import process from 'node:process';
import { ensureBrowser } from './lib/browser.mjs';
import { gates } from './lib/gates.mjs';
import { withTools } from './lib/node24.mjs';
import { main, Problem, seconds } from './lib/progress.mjs';
import { runInOrder } from './lib/schedule.mjs';

/** Failed tests that are named at the end. */
const mostNamed = 30;

const usage = `npm test [-- --quick|--full] [--fresh] [GATE …]
Installs what is missing, the browser included, and runs every check. The last line is "N passed, N failed".
  --quick   only the part to run while working (npm run test:quick)
  --full    also what runs every night: kills of the API, a Next build, every page validated (npm run test:full)
Gates: ${gates.map(({ name }) => name).join(', ')}`;

await main(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown =
    args.find((arg) => arg.startsWith('--') && !['--quick', '--full', '--fresh'].includes(arg)) ??
    names.find((name) => !gates.some((gate) => gate.name === name));
  if (unknown) throw new Problem(`npm test does not know "${unknown}".\n\n${usage}`);
  const full = args.includes('--full');
  // Every night each journey has one try, and every page is validated.
  if (full) Object.assign(process.env, { NO_RETRIES: '1', EVERY_PAGE: '1' });
  // A gate that is asked for alone tests what is there now, not what was built earlier.
  const named = new Set(
    names.flatMap((name) => [name, ...[gates.find((gate) => gate.name === name)?.needs ?? []].flat()]),
  );
  const chosen = gates.filter(
    (gate) =>
      (names.length === 0 ? full || !gate.full : named.has(gate.name)) && (!args.includes('--quick') || gate.quick),
  );
  return withTools(() => runGates(chosen, args.includes('--quick')), { fresh: args.includes('--fresh') });
});

/**
 * Runs checks in their order, those of one core beside each other, and prints each verdict, the reports of those that fail, and
 * the closing line.
 *
 * @param {import('./lib/gates.mjs').Gate[]} chosen
 * @param {boolean} quick without the slow files of each check
 * @returns {Promise<number>} the exit code
 */
async function runGates(chosen, quick) {
  if (chosen.some(({ browser }) => browser)) await ensureBrowser();

  const started = performance.now();
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const broken = [];
  /** @type {string[]} */
  const failures = [];
  await runInOrder(chosen, availableParallelism(), async (gate) => {
    const gateStarted = performance.now();
    process.stdout.write(`\n▸ ${gate.label} [${gate.name}]\n`);
    const result = await gate.check({ quick });
    passed += result.passed;
    failed += result.failed;
    const verdict = `${result.passed} passed, ${result.failed} failed`;
    process.stdout.write(`${result.failed === 0 ? '✓' : '✗'} ${gate.label}: ${verdict} (${seconds(gateStarted)})\n`);
    if (result.flaky?.length) process.stdout.write(`Passed at the second try only:\n${result.flaky.join('\n')}\n`);
    if (result.failed > 0) {
      broken.push(gate.name);
      failures.push(...(result.failures?.length ? result.failures : [gate.label]));
      process.stdout.write(`${result.report}\n`);
    }
  });
  process.stdout.write(`\n${chosen.length} checks in ${seconds(started)}.`);
  // Again at the end: a log that is cut off loses its beginning.
  if (failures.length > 0) process.stdout.write(`\n\nFailed:\n${failures.slice(0, mostNamed).join('\n')}\n`);
  if (failures.length > mostNamed) process.stdout.write(`… and ${failures.length - mostNamed} more\n`);
  if (broken.length > 0) process.stdout.write(`\nNot green: ${broken.join(', ')}. Alone: npm test -- ${broken[0]}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
