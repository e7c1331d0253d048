import process from 'node:process';

const live = process.stdout.isTTY === true;

/** Seconds with one decimal, as text. */
export const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows that something long is under way: a running clock on a terminal; in a log one line at the start and one every
 * half minute, so that a person who reads along sees it is alive.
 *
 * @template T
 * @param {string} label what is being done, as a phrase in the present: "Building the site"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = performance.now();
  process.stdout.write(live ? `… ${label}` : `… ${label}\n`);
  const timer = setInterval(
    () =>
      process.stdout.write(live ? `\r… ${label} (${seconds(started)})` : `  … ${label}, ${seconds(started)} so far\n`),
    live ? 1000 : 30_000,
  );
  try {
    const result = await work();
    clearInterval(timer);
    process.stdout.write(`${live ? '\r' : ''}✓ ${label} (${seconds(started)})\n`);
    return result;
  } catch (error) {
    clearInterval(timer);
    process.stdout.write(`${live ? '\r' : ''}✗ ${label} (${seconds(started)})\n`);
    throw error;
  }
}

/** An error whose message is meant for the person at the keyboard: printed without a stack. */
export class Problem extends Error {}

/**
 * Runs a script's main function; a {@link Problem} is printed plainly, anything else with its stack.
 *
 * @param {() => Promise<number | undefined>} work its number becomes the exit code
 */
export async function main(work) {
  try {
    const code = await work();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
