import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const running = new Set<ChildProcess>();

/** `src/main.ts` in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with the address when the server says that it answers; rejects when it ends before. */
  url: Promise<string>;
  /** Resolves when the process has ended. */
  ended: Promise<{ code: number | null; output: string }>;
}

/** Starts the server with these variables on a free port of 127.0.0.1, if `PORT` is not given. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', SITE_DIR: '/nowhere', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const answering = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /answers on (http:\S+)/.exec(output)?.[1];
      if (url) answering.resolve(url.replace('localhost', '127.0.0.1'));
    });
  }
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    answering.reject(new Error(`the server ended:\n${output}`));
    return { code: child.exitCode, output };
  });
  answering.promise.catch(() => undefined); // Not every test waits for it.
  return { child, url: answering.promise, ended };
}

/** Kills what a failed test left behind. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL');
}
