import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../scripts/lib/progress.mjs';
import { folder, namespaceOf } from './nodes.mjs';

/** @import { ClusterNode } from './nodes.mjs' */

/** Runs a command and gives its output. Throws a `Problem` with what it said. @param {string} command @param {string[]} args */
export function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Problem(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`);
  }
  return stdout;
}

/** Runs a command that may find nothing to do, and gives its output. @param {string} command @param {string[]} args */
export function tryRun(command, ...args) {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout;
}

/**
 * Starts a process on a machine, detached, with its output in a log of its own.
 *
 * @param {ClusterNode} node
 * @param {string} name of the log
 * @param {string[]} command
 * @param {{ user?: string, environment?: Record<string, string> }} [options] as which user; variables beside PATH
 */
export function startOn(node, name, command, { user, environment = {} } = {}) {
  const logs = join(folder, node.name, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, `${name}.log`), 'a');
  const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : [];
  const child = spawn('ip', ['netns', 'exec', namespaceOf(node), ...as, ...command], {
    detached: true,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
  });
  child.unref();
}
