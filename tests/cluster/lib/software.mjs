import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../scripts/lib/progress.mjs';

const packages = [
  'patroni',
  'python3-etcd',
  'etcd-server',
  'pgbouncer',
  'haproxy',
  'nginx-light',
  'postgresql',
  'iproute2',
];
const programs = ['patroni', 'etcd', 'pgbouncer', 'haproxy', 'nginx', 'ip', 'setpriv'];
const placesOfPrograms = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** Throws a `Problem` that says what is missing, before anything is made. */
export function checkSoftware() {
  if (process.getuid?.() !== 0) throw new Problem('The cluster makes network namespaces, which takes root.');
  const missing = programs.filter((name) => !placesOfPrograms.some((place) => existsSync(join(place, name))));
  if (missing.length > 0 || !databasePrograms()) {
    throw new Problem(
      `The cluster runs on packages of Debian 12, of which ${missing.join(', ') || 'postgresql'} is missing:\n` +
        `  apt-get install --no-install-recommends ${packages.join(' ')}`,
    );
  }
}

/** Folder of `initdb` and `postgres`, the newest that is installed. */
export function databasePrograms() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const [newest] = readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return newest ? join(root, newest, 'bin') : undefined;
}
