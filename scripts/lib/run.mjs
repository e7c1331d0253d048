import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot, root } from './root.mjs';

/** Environment of every child: the repository's own tools first on the path, telemetry off. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    npm_config_update_notifier: 'false',
    ...extra,
  };
}

/**
 * Runs a command to its end and keeps what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean, logFile?: string }} [options]
 *   `show` passes the output through as it comes; `logFile` also writes it to a file.
 * @returns {Promise<{ code: number, output: string }>} never rejects; a command that cannot start has code 127
 */
export function run(command, args, { env, cwd = root, show = false, logFile } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const log = logFile ? createWriteStream(logFile) : undefined;
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      log?.write(chunk);
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      log?.end();
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      log?.end();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The last `count` lines of a text, for a failure report. */
export function tail(/** @type {string} */ text, count = 60) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
