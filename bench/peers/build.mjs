import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { libraries } from './libraries.mjs';
import { weigh } from './weigh.mjs';

const folder = import.meta.dirname;
/** Below this package's own modules, so that what is built finds one React for all. */
export const out = join(folder, 'node_modules', '.cache', 'bench');
const react = ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime'];

/**
 * Builds one library's page three ways: for a shop that has React already (what is weighed), with React for the browser, and
 * for the server.
 *
 * @returns {Promise<Record<string, { js: number, css: number }>>} bytes after gzip, by library
 */
export async function buildAll() {
  mkdirSync(out, { recursive: true });
  /** @type {Record<string, { js: number, css: number }>} */
  const sizes = {};
  for (const { name } of libraries) {
    const card = `import { Card } from './cards/${name}';`;
    sizes[name] = await weigh(folder, name, { plugins: [tailwind] });

    await bundle(
      `${card} import { Grid } from './Grid'; import { hydrate } from './hydrate'; hydrate(<Grid Card={Card} />);`,
      `${name}.browser`,
      {},
    );
    const render = name === 'mui' ? './render-mui' : './render';
    await bundle(
      `${card} import { renderGrid } from '${render}'; export const render = () => renderGrid(Card);`,
      `${name}.server`,
      { external: react, platform: 'node', format: 'cjs', outExtension: { '.js': '.cjs' } },
    );
  }
  return sizes;
}

/** @param {string} contents @param {string} name @param {import('esbuild').BuildOptions} options */
function bundle(contents, name, options) {
  return build({
    stdin: { contents, resolveDir: folder, loader: 'tsx', sourcefile: `${name}.tsx` },
    outfile: join(out, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // One React for all, also for our package, which lies in the workspace.
    alias: options.external
      ? {}
      : { react: join(folder, 'node_modules/react'), 'react-dom': join(folder, 'node_modules/react-dom') },
    plugins: [tailwind],
    logLevel: 'error',
    ...options,
    ...(options.outExtension ? { outfile: join(out, `${name}.cjs`), outExtension: undefined } : {}),
  });
}

/** Compiles a stylesheet that uses Tailwind, as its own plugin for PostCSS does. @type {import('esbuild').Plugin} */
const tailwind = {
  name: 'tailwind',
  setup(build) {
    build.onLoad({ filter: /storefront-ui\.css$/ }, async ({ path }) => {
      const { readFile } = await import('node:fs/promises');
      const [{ default: postcss }, { default: plugin }] = await Promise.all([
        import('postcss'),
        import('@tailwindcss/postcss'),
      ]);
      const { css } = await postcss([plugin({ optimize: { minify: true } })]).process(await readFile(path, 'utf8'), {
        from: path,
      });
      return { contents: css, loader: 'css' };
    });
  },
};
