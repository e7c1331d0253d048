import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from './support/app';
import { entriesOf } from './support/entries';

/*
 * The Next app's server page without Next: React's own server renderer on plain Node. The production build of the same app is
 * opened by next-build.test.ts.
 */
const run = promisify(execFile);
let app = '';
const inServer = (...args: string[]) =>
  run(process.execPath, ['--conditions=react-server', '--import=./server-components/hooks.mjs', ...args], { cwd: app });

beforeAll(async () => {
  app = await createApp('next', ['@marketrow/components']);
});

it('every entry loads in a server graph, where client files are references', async () => {
  const entries = entriesOf(join(app, 'node_modules/@marketrow/components'));
  expect(entries.length).toBeGreaterThan(30);
  const code = `
    const counts = {};
    for (const entry of ${JSON.stringify(entries)}) counts[entry] = Object.keys(await import(entry)).length;
    console.log(JSON.stringify(counts));`;
  const { stdout } = await inServer('--input-type=module', '--eval', code);
  const counts = JSON.parse(stdout) as Record<string, number>;
  expect(entries.filter((entry) => !counts[entry])).toEqual([]);
});

it('a server page with live cards, next/link and a provider renders to the HTML of every card', async () => {
  await compilePage();
  const { stdout: payload } = await inServer('server-components/payload.mjs', join(app, 'page.mjs'));
  const rendering = run(process.execPath, ['server-components/html.mjs'], { cwd: app });
  rendering.child.stdin!.end(payload);
  const { stdout: html, stderr } = await rendering;
  expect(stderr).toBe('');
  for (let index = 0; index < 6; index++) {
    expect(html).toContain(`Climbing rose number ${index}`);
    expect(html).toContain(`href="/products/rose-${index}"`);
  }
  expect(html).toContain('Add Climbing rose number 0 to cart');
  expect(html).not.toContain('Add Climbing rose number 5 to cart');
});

/** Compiles the page and the app's client file to two modules, which is what the border between them is about. */
async function compilePage() {
  for (const name of ['page', 'client']) {
    await build({
      entryPoints: [join(app, `app/${name}.tsx`)],
      outfile: join(app, `${name}.mjs`),
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      plugins: [
        {
          name: 'client-border',
          setup({ onResolve }) {
            onResolve({ filter: /^\.\/client$/ }, () => ({ path: './client.mjs', external: true }));
          },
        },
      ],
      // One React for the app and the kit: the condition decides which build of it.
      logLevel: 'error',
    });
  }
}
