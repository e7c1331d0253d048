import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { components, dist, entries, graphOf, inNode, kit, ownEntries } from './kit';

const names = Object.keys(entries);
const isClient = (text: string) => text.startsWith('"use client"');

describe('entries', () => {
  it('load in plain Node, without a stylesheet and without a document', async () => {
    const stdout = await inNode(`
      const counts = {};
      for (const name of ${JSON.stringify(names)}) counts[name] = Object.keys(await import(name)).length;
      console.log(JSON.stringify(counts));
    `);
    const counts = JSON.parse(stdout) as Record<string, number>;
    expect(Object.keys(counts)).toEqual(names);
    for (const name of names) expect(counts[name], name).toBeGreaterThan(0);
  });

  it('load in a server graph, where client files are only references', async () => {
    // Simulates a bundler for server components: a file with the directive becomes a reference, all others run.
    const stdout = await inNode(
      `
      import { registerHooks } from 'node:module';
      registerHooks({
        load(url, context, next) {
          const loaded = next(url, context);
          const text = loaded.source?.toString() ?? '';
          if (!text.startsWith('"use client"')) return loaded;
          const list = /export \\{([^}]*)\\}/.exec(text)?.[1] ?? '';
          const names = list.split(',').map((name) => name.split(' as ').at(-1).trim()).filter(Boolean);
          return { ...loaded, source: names.map((name) => 'export const ' + name + ' = Symbol();').join('') };
        },
      });
      for (const name of ${JSON.stringify(names)}) await import(name);
      console.log('all');
    `,
      '--conditions=react-server',
    );
    expect(stdout.trim()).toBe('all');
  });

  it('are all exported by the root, which has no directive', async () => {
    const root = await inNode(`
      const root = Object.keys(await import('@marketrow/components'));
      const names = ${JSON.stringify(components.filter((name) => !ownEntries.includes(name)))};
      const missing = [];
      for (const name of names) for (const key of Object.keys(await import('@marketrow/components/' + name))) if (!root.includes(key)) missing.push(name + ': ' + key);
      console.log(JSON.stringify(missing));
    `);
    expect(JSON.parse(root)).toEqual([]);
    expect(isClient(readFileSync(join(dist, 'index.js'), 'utf8'))).toBe(false);
  });

  it('do not expose internals', async () => {
    await expect(inNode(`await import('@marketrow/components/internal/money')`)).rejects.toMatchObject({
      stderr: expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED') as string,
    });
  });
});

describe('files', () => {
  it('never have "use client" in an index, which would make all its exports client files', async () => {
    for await (const file of glob(join(dist, '**/index.js')))
      expect(isClient(await readFile(file, 'utf8')), file).toBe(false);
  });

  it('import no stylesheet and contain no path of this machine', async () => {
    for await (const file of glob(join(dist, '**/*.js'))) {
      const text = await readFile(file, 'utf8');
      expect(text, file).not.toMatch(/(from|import) "[^"]+\.css"/);
      expect(text, file).not.toContain(kit);
    }
  });

  it('of a plain script contain no React', () => {
    for (const [name, file] of Object.entries(entries)) {
      if (!name.endsWith('/attach')) continue;
      for (const part of graphOf(file)) expect(readFileSync(part, 'utf8'), part).not.toMatch(/from "react/);
    }
  });

  it('of one component do not include the others', async () => {
    const { metafile } = await build({
      stdin: { contents: `import { Rating } from '@marketrow/components'; console.log(Rating);`, resolveDir: kit },
      bundle: true,
      write: false,
      format: 'esm',
      metafile: true,
      external: ['react', 'react/jsx-runtime', 'react-dom'],
    });
    const [output] = Object.values(metafile.outputs);
    const used = Object.entries(output?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => /dist\/\w+\/([A-Z]\w+)\//.exec(file)?.[1])
      .filter((folder) => folder !== undefined);
    expect(new Set(used)).toEqual(new Set(['Rating']));
  });
});

it('ships no module that nothing imports', async () => {
  const used = new Set(Object.values(entries));
  const unused: string[] = [];
  const files: string[] = [];
  for await (const file of glob(join(dist, '**/*.js'))) files.push(file);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    // A module with types only is empty.
    if (!text.includes('export')) used.add(file);
    for (const [, path = ''] of text.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) used.add(join(dirname(file), path));
  }
  // Each icon is an entry; `#settings` is a name in package.json.
  const known = /\/icons\/\w+\.js$|\/settings\/settings(\.server)?\.js$/;
  for (const file of files) if (!used.has(file) && !known.test(file)) unused.push(relative(dist, file));
  expect(unused).toEqual([]);
});
