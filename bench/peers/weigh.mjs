import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What a card costs a page that has React already: its module and all that it imports, bundled and minified, each file after
 * gzip. What is imported later, on demand, is not counted.
 *
 * @param {string} folder where `cards/` lies @param {string} name of the card's file in it
 * @returns {Promise<{ js: number, css: number }>} bytes
 */
export async function weigh(folder, name, options = {}) {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${folder}/cards/${name}.tsx`],
    outdir: '/out',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
    ...options,
  });
  const bytes = new Map(
    outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents, { level: 9 }).length]),
  );
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const [entry = ''] = [...outputs].find(([, output]) => output.entryPoint !== undefined) ?? [];

  const loaded = new Set([entry]);
  for (const file of loaded) {
    for (const { path, kind, external } of outputs.get(file)?.imports ?? []) {
      if (kind === 'import-statement' && !external) loaded.add(basename(path));
    }
  }
  const sizeOf = (/** @type {string} */ file) => bytes.get(file) ?? 0;
  const style = outputs.get(entry)?.cssBundle;
  return {
    js: [...loaded].reduce((sum, file) => sum + sizeOf(file), 0),
    css: style === undefined ? 0 : sizeOf(basename(style)),
  };
}
