import { readFileSync } from 'node:fs';
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
