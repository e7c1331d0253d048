import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { Problem } from './progress.mjs';
import { inRoot } from './root.mjs';
import { childEnvironment } from './run.mjs';

const wantedMajor = 24;
const marker = 'MARKETROW_NODE';

/**
 * Makes sure that the calling script goes on under Node 24, which comes with the dependencies on Linux (stack.md §2), so
 * that an older machine runs the same toolchain. Called after the install and before anything else.
 *
 * @returns {Promise<boolean>} true: this process is the right one, go on. False: a child has done the work and the exit
 *   code is set; return at once.
 * @throws {Problem} where neither this Node nor the repository's is version 24
 */
export async function onNode24() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return true;
  const own = inRoot('node_modules', '.bin', 'node');
  if (!existsSync(own) || process.env[marker]) {
    throw new Problem(
      `Node ${process.versions.node} cannot run the tools, and no Node ${wantedMajor} came with the dependencies on ` +
        `${process.platform} ${process.arch}. Install Node ${wantedMajor} (.nvmrc names it) and run this again.`,
    );
  }
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit', env: childEnvironment({ [marker]: '1' }) });
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => pass(signal));
  process.exitCode = await new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  return false;
}
