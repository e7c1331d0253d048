import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..', '..');

/** A shop that runs. */
export interface Shop {
  url: string;
  /** Closes it as an operator does, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Runs `npm run start:on-demand` on a free port and waits until it answers. */
export async function startShop(): Promise<Shop> {
  const data = await mkdtemp(join(tmpdir(), 'marketrow-on-demand-'));
  const child = spawn(process.execPath, [join(root, 'scripts/start-on-demand.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = await addressOf(child);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}

/** The address that the shop prints when it answers; rejects when it ends before. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Marketrow answers on (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', () => reject(new Error(`The shop ended before it answered:\n${output}`)));
  });
}
