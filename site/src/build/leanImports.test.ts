import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leanImports } from './leanImports';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lean-imports-'));
});

afterEach(() => rm(root, { recursive: true }));

/** Builds `main.js` out of these files. */
async function buildOf(files: Record<string, string>) {
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)));
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanImports()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'main.js') } },
  });
}

const css = '.part { color: red; }';

it.each([
  ['a module with a sheet', { 'part.js': "import './part.css'; export const part = 1;" }],
  ['a module with a CSS module', { 'part.js': "export { default } from './part.module.css';" }],
  [
    'a module that imports one with a sheet',
    { 'part.js': "export { deep } from './deep.js';", 'deep.js': "import './part.css'; export const deep = 1;" },
  ],
  [
    'a module behind another import()',
    {
      'part.js': "export const next = () => import('./next.js');",
      'next.js': "import './part.css'; export default 1;",
    },
  ],
])('fails where import() reaches %s', async (_, files) => {
  const built = buildOf({
    'main.js': "import('./part.js').then(console.log);",
    'part.css': css,
    'part.module.css': css,
    ...files,
  });
  await expect(built).rejects.toThrow(/(?:part|next)\.js \(imported by .+\) needs .+\.css[^]+loadSheet/);
});

it('fails where import() reaches a sheet itself', async () => {
  const built = buildOf({ 'main.js': "import('./part.css').then(console.log);", 'part.css': css });
  await expect(built).rejects.toThrow(/part\.css \(imported by .+\) needs .+\.css/);
});

it('fails where two chunks share the module with the sheet', async () => {
  const built = buildOf({
    'main.js': "import('./a.js').then(console.log); import('./b.js').then(console.log);",
    'a.js': "export { part as a } from './part.js';",
    'b.js': "export { part as b } from './part.js';",
    'part.js': "import './part.css'; export const part = () => document.title;",
    'part.css': css,
  });
  await expect(built).rejects.toThrow(/a\.js .+ needs .+\.css\n.+b\.js .+ needs .+\.css/);
});

it('builds where the sheet is one of the page, or loaded by its address', async () => {
  const built = buildOf({
    'main.js': "import './part.css'; import('./part.js').then(console.log);",
    'part.js': "import './part.css'; import href from './other.css?url'; export default href;",
    'part.css': css,
    'other.css': css,
  });
  await expect(built).resolves.toBeDefined();
});
