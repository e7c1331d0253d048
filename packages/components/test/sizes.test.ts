import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { components, dist, fileOf, kit, ownEntries } from './kit';

/* Unused code is not shipped. The size limits in kilobytes are in .size-limit.json; these tests check other limits. */

const inRoot = components.filter((name) => !ownEntries.includes(name));

/** Returns the files of `dist` that a file imports, statically or dynamically, as paths relative to the package. */
function reachOf(file: string, seen = new Set<string>()): Set<string> {
  const path = relative(kit, file);
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    reachOf(join(dirname(file), target), seen);
  }
  return seen;
}

it("bundles from the root no more than from a component's own entry", async () => {
  // Bundles every component from the root in one run, so that each file is read once.
  const { metafile } = await build({
    entryPoints: inRoot.map((name) => ({ in: `root:${name}`, out: name })),
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    metafile: true,
    absWorkingDir: kit,
    packages: 'external',
    plugins: [
      {
        name: 'one component of the root',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^root:/ }, ({ path }) => ({ path, namespace: 'root' }));
          onLoad({ filter: /^root:/, namespace: 'root' }, ({ path }) => ({
            contents: `export { ${path.slice('root:'.length)} } from './dist/index.js';`,
            resolveDir: kit,
          }));
        },
      },
    ],
  });
  const more = inRoot.flatMap((name) => {
    const own = reachOf(fileOf(name));
    const { inputs = {} } = metafile.outputs[`out/${name}.js`] ?? {};
    return Object.entries(inputs)
      .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && file.startsWith('dist/') && !own.has(file))
      .map(([file]) => `${name}: ${file}`);
  });
  expect(Object.keys(metafile.outputs)).toHaveLength(inRoot.length);
  expect(more).toEqual([]);
});

it('has at most 32.5 KB of styles for shoppers', () => {
  // The sheet of a component contains the rules of its parts, too.
  const forShoppers = new Set(
    inRoot
      .filter((name) => !fileOf(name).includes(join(dist, 'work')))
      .flatMap((name) => readFileSync(join(dist, 'styles', `${name}.css`), 'utf8').match(/mr-[A-Z]\w*/g) ?? []),
  );
  const { code } = transform({
    filename: 'styles.css',
    code: readFileSync(join(dist, 'styles.css')),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => {
          const classes = rule.value.selectors.map((selector) => selector.find(({ type }) => type === 'class'));
          const isOther = classes.every((part) => {
            const prefix = part?.type === 'class' ? /^mr-[A-Z]\w*/.exec(part.name)?.[0] : undefined;
            return prefix !== undefined && !forShoppers.has(prefix);
          });
          return isOther ? [] : undefined;
        },
      },
    },
  });
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(33_000);
});

it('has a header with menu and search box in 13.3 KB of scripts and styles, as an app bundles them', async () => {
  const parts = ['Header', 'MegaMenu', 'SearchBar'];
  const { outputFiles } = await build({
    stdin: {
      contents: parts.map((name) => `export { ${name} } from '@marketrow/components/${name}';`).join('\n'),
      resolveDir: kit,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Animations are loaded when the cart's count changes.
    external: ['react', 'react/jsx-runtime', '*/motion/index.js'],
  });
  // The rules of the search box are in the header's sheet.
  const styles = ['Header', 'MegaMenu']
    .map((name) => readFileSync(join(dist, 'styles', `${name}.css`), 'utf8'))
    .join('\n');
  const packed = (text: string) => gzipSync(text, { level: 9 }).length;
  expect(packed(outputFiles[0]?.text ?? '') + packed(styles)).toBeLessThanOrEqual(13_300);
});
