import { users } from '@marketrow/fixtures';
import { killLeftovers, type ServerProcess, startProcess } from '../../packages/api/test-utils/process.ts';
import { startPostgres } from '../../packages/api/test-utils/postgres.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Share of the full figures that is run: `FAULTS=0.1` tries the tests themselves. @default 1 */
const share = Number(process.env['FAULTS'] || '1');

/** A figure of the fault matrix, scaled. */
export function times(figure: number): number {
  return Math.max(1, Math.round(figure * share));
}

/** The seed of this run, which a failure repeats: `SEED=…`. */
export const seed = Number(process.env['SEED'] || Math.floor(Math.random() * 2 ** 31));

/** Where the servers of a suite keep their data. */
export interface Setting {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Both engines. */
export const settings: readonly { name: string; open: () => Promise<Setting> }[] = [
  { name: 'embedded', open: () => Promise.resolve(embedded()) },
  { name: 'PostgreSQL', open: onPostgres },
];

/** A folder for the embedded database. */
export function embedded(): Setting {
  const directory = mkdtempSync(join(tmpdir(), 'marketrow-faults-'));
  return {
    environment: { DATA_DIR: join(directory, 'data') },
    close() {
      killLeftovers();
      rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
      return Promise.resolve();
    },
  };
}

async function onPostgres(): Promise<Setting> {
  const postgres = await startPostgres();
  return {
    environment: { DATABASE_URL: postgres.url },
    async close() {
      killLeftovers();
      await postgres.stop();
    },
  };
}

/** A server that answers, and its address. */
export async function start(environment: Record<string, string>): Promise<{ server: ServerProcess; url: string }> {
  const server = startProcess(environment);
  return { server, url: await server.url };
}

/** Ends a server as an operator does. Throws when that does not work. */
export async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  const { code, output } = await server.ended;
  if (code !== 0) throw new Error(`the server ended with ${code}:\n${output}`);
}

/** Credentials of the first sample user, or wrong ones for the same name. */
export function credentials(password = users[0]?.password): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: users[0]?.email, password }),
  };
}
