import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/freePort.mjs';

/** A running reference API with the built site, on a port and a data directory of its own. */
export interface Shop {
  /** Address without a trailing slash. */
  url: string;
  /** Directory of its database. */
  data: string;
  /** Stops the process the way an operator does and starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Stops the process: nobody answers until `start`. */
  stop: () => Promise<void>;
  /** Starts it again, on the same port and data. */
  start: () => Promise<void>;
  /** Output of the process since its last start, mails among it. */
  printed: () => string;
  /** Starts it again on fresh data: what earlier journeys have changed is as at the start. */
  reset: () => Promise<void>;
  /** Stops it and removes its data. */
  close: () => Promise<void>;
}

const main = join(import.meta.dirname, '..', '..', 'packages', 'api', 'dist', 'main.js');

/**
 * Starts `node packages/api/dist/main.js`, as `npm start` does, and waits until it answers.
 *
 * @param environment - Variables beside those of the test process. `SEEDED_DATA` names a directory of which its data is a copy.
 * @throws when it ends before it answers, with what it printed
 */
export async function startShop(environment: Record<string, string> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marketrow-shop-'));
  const data = join(dataDir, 'data');
  const seeded = process.env['SEEDED_DATA'];
  const copySeeded = async () => {
    if (seeded) await cp(seeded, data, { recursive: true });
  };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;

  let printed = '';
  const start = async () => {
    printed = '';
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: String(port), DATA_DIR: data, DATABASE_URL: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The server ended before it answered:\n${printed}`);
    });
    ended.catch(() => undefined);
    try {
      await Promise.race([ended, answers(`${url}/readyz`)]);
    } catch (error) {
      child.kill('SIGKILL'); // Or it would stay beside all later tests.
      throw error;
    }
    return child;
  };

  await copySeeded();
  let child = await start();
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const startAgain = async () => {
    child = await start();
  };
  return {
    url,
    data,
    restart: async () => {
      await stop();
      await startAgain();
    },
    stop,
    start: startAgain,
    reset: async () => {
      if (child.exitCode === null) await stop();
      await rm(data, { recursive: true, force: true });
      await copySeeded();
      await startAgain();
    },
    printed: () => printed,
    close: async () => {
      if (child.exitCode === null) await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the address answers with success; asks ten times a second for two minutes. */
async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within two minutes.`);
}
