import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { ensureInstalled } from './install.mjs';
import { Problem } from './progress.mjs';
import { inRoot } from './root.mjs';
import { childEnvironment } from './run.mjs';

const wantedMajor = 24;
const marker = 'MARKETROW_NODE';

/**
 * Installs what is missing and does the work under Node 24, which comes with the dependencies on Linux, so that an
 * older Node runs the same toolchain: the calling script is then run again by the repository's own Node.
 *
 * @param {() => Promise<number | undefined>} work its number is the exit code
 * @param {{ fresh?: boolean }} [options] `fresh` installs in any case
 * @returns {Promise<number | undefined>} the exit code
 * @throws {Problem} where neither this Node nor the repository's is version 24
 */
export async function withTools(work, options) {
  // The child must not install a second time.
  if (!process.env[marker]) await ensureInstalled(options);
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return work();
  const own = inRoot('node_modules', '.bin', 'node');
  if (!existsSync(own) || process.env[marker]) {
    throw new Problem(
      `Node ${process.versions.node} cannot run the tools, and no Node ${wantedMajor} came with the dependencies on ` +
        `${process.platform} ${process.arch}. Install Node ${wantedMajor} (.nvmrc names it) and run this again.`,
    );
  }
  // The packed packages run on the older Node as well (tests/packages/node.test.ts).
  const env = childEnvironment({ [marker]: '1', MARKETROW_CALLER_NODE: process.execPath });
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit', env });
  // On Ctrl-C the terminal sends SIGINT to the whole group: the child has it already.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}
