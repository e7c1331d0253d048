import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { users } from '@marketrow/fixtures';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

it('names every sample user with the password in the README', () => {
  const [, table = ''] = read('packages/api/README.md').split(/<!-- \/?sample-users -->/);
  const rows = table
    .split('\n')
    .slice(4)
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter((row) => row.length > 1)
    .map(([, email, phone, password]) => ({ email, phone, password }));
  expect(rows).toEqual(users.map(({ email, phone, password }) => ({ email, phone, password })));
});

it('copies what npm needs of every workspace into the image', () => {
  const lockfile = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
  const workspaces = Object.keys(lockfile.packages).filter((path) => /^(packages\/[^/]+|site)$/.test(path));
  const copied = [...read('Dockerfile').matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, path]) => path);
  // Once for the build, once for what runs.
  expect(copied.sort()).toEqual([...workspaces, ...workspaces].sort());
});

it('copies into the image what the API imports of our packages at run time', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+) \1$/gm)].map(([, path = '']) => path);
  const loaded = filesLoadedBy('packages/api');
  expect(loaded).toContain('packages/api/dist');
  expect(loaded).toContain('packages/fixtures/dist/seed/index.js');
  const missing = loaded.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)));
  expect(missing).toEqual([]);
});

/** What the sources of a package load from our packages, its own build included: paths from the root. */
function filesLoadedBy(folder: string, seen = new Set<string>()): string[] {
  const sources = globSync(`${folder}/src/**/*.ts`, { cwd: fileURLToPath(root), exclude: ['**/*.test.ts'] });
  const names = sources.flatMap((path) => [...read(path).matchAll(/'@marketrow\/([\w-]+)(\/[\w./-]+)?'/g)]);
  for (const [, name = '', entry = ''] of names) {
    // Those are copied for npm.
    if (entry === '/package.json') continue;
    const imported = `packages/${name}`;
    const file = `${imported}/${exportOf(imported, `.${entry}`)}`;
    if (seen.has(file)) continue;
    seen.add(file);
    filesLoadedBy(imported, seen);
  }
  return [`${folder}/dist`, ...seen];
}

/** The file that Node loads for an entry of a package. */
function exportOf(folder: string, entry: string): string {
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as {
    exports: Record<string, string | { default: string }>;
  };
  const found = exports[entry];
  const file = typeof found === 'string' ? found : found?.default;
  if (!file) throw new Error(`${folder} has no entry ${entry}`);
  return file.replace('./', '');
}
