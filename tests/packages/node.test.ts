import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, it } from 'vitest';
import { createApp, unpack } from './support/app';
import { entriesOf } from './support/entries';

/* Plain Node with modules: no bundler, no document. In development mode, in which React warns. */
const run = promisify(execFile);
let app = '';
beforeAll(async () => {
  app = await createApp('node', [
    '@marketrow/components',
    '@marketrow/cart-client',
    '@marketrow/contract',
    '@marketrow/fixtures',
  ]);
});

// The Node that started `npm test`: CI takes 20 and 22, which cannot run the tools.
const node = process.env['MARKETROW_CALLER_NODE'] ?? process.execPath;
const inNode = (...args: string[]) =>
  run(node, args, { cwd: app, maxBuffer: 1e8, env: { ...process.env, NODE_ENV: 'development' } });

it('renders every component to a string without a warning', async () => {
  const { stdout, stderr } = await inNode('render.mjs');
  expect(stderr).toBe('');
  const { names, html } = JSON.parse(stdout) as { names: string[]; html: Record<string, string> };
  expect(Object.keys(html).sort(), 'apps/node/elements.mjs has every component once').toEqual(names);
  const silent = ['LiveRegion'];
  expect(names.filter((name) => !/>[^<]*[\w<]/.test(html[name]!) && !silent.includes(name))).toEqual([]);
});

it('loads every entry of every package without a document', async () => {
  const packages = ['components', 'contract', 'cart-client', 'fixtures'].map((name) =>
    join(app, 'node_modules/@marketrow', name),
  );
  const entries = packages.flatMap(entriesOf);
  const code = `for (const entry of ${JSON.stringify(entries)}) await import(entry); console.log('all loaded');`;
  const { stdout, stderr } = await inNode('--input-type=module', '--eval', code);
  expect(stdout).toContain('all loaded');
  expect(stderr).toBe('');
});

it('gets the pictures of the sample data as a package of their own, which is named where it is missing', async () => {
  expect(statSync(inject('tarballs')['@marketrow/fixtures']!).size).toBeLessThan(1_000_000);
  const copy = `import { copyImages } from '@marketrow/fixtures/images'; await copyImages('public/images');`;
  const missing = await inNode('--input-type=module', '--eval', copy).catch((error: unknown) => String(error));
  expect(missing).toContain('npm install --save-dev @marketrow/fixtures-images');
  await unpack(app, '@marketrow/fixtures-images');
  await inNode('--input-type=module', '--eval', copy);
  expect(existsSync(join(app, 'public/images/products/marlow-the-bear-32-cm-1-480.webp'))).toBe(true);
});
