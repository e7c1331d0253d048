import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { cssModules } from './css-modules';

const root = process.cwd();

/** First line of every stylesheet: with it the order of loading does not matter. */
export const layerLine = '@layer mr.tokens, mr.base, mr.components;';

/**
 * Writes into `dist/styles`: `<Name>.css` with the rules of each component and everything it renders, but for the card's picker; `tokens.css`, which all of
 * them need and which holds the base rules too; `base.css`, the base rules alone; `page.css` for pages that are the kit's as a
 * whole; `media.css`, the breakpoints; `fonts.css` with its files. And `dist/styles.css`, which is tokens, base and all
 * components, with its twin without layers, `styles.unlayered.css`.
 */
export async function buildStyles(components: { room: string; name: string }[]): Promise<void> {
  const target = join(root, 'dist/styles');
  await mkdir(target, { recursive: true });
  const [tokens, base, page, media, fonts] = ['tokens', 'base', 'page', 'media', 'fonts'].map(source) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: components.map(({ room, name }) => `src/${room}/${name}/index.ts`),
    // All of them, also those that are not in the root entry.
    stdin: {
      contents: components.map(({ room, name }) => `export * as ${name} from './src/${room}/${name}';`).join('\n'),
      resolveDir: root,
    },
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    write: false,
    packages: 'external',
    alias: { '#settings': join(root, 'src/internal/settings/settings.ts') },
    format: 'esm',
    jsx: 'automatic',
    plugins: [pickerApart, cssModules({ emit: true })],
    logLevel: 'warning',
  });
  const sheets = new Map<string, string>([
    ['styles/tokens', `${tokens}${base}`],
    ['styles/base', base],
    ['styles/page', page],
  ]);
  for (const { path, text } of outputFiles) {
    if (!path.endsWith('.css')) continue;
    const folder = basename(dirname(path));
    if (folder === 'dist') sheets.set('styles', `${tokens}${base}${text}`);
    else sheets.set(`styles/${folder}`, text);
  }
  // A component without styles has an empty sheet, so that every component's sheet can be imported.
  for (const { name } of components) if (!sheets.has(`styles/${name}`)) sheets.set(`styles/${name}`, '');
  await Promise.all([
    ...[...sheets].map(([name, css]) => writeSheet(join(root, 'dist', `${name}.css`), `${layerLine}\n`, css)),
    writeSheet(join(root, 'dist/styles.unlayered.css'), '', withoutLayers(sheets.get('styles') ?? '')),
    writeSheet(join(target, 'fonts.css'), '', fonts),
    writeFile(join(target, 'media.css'), media),
    cp(join(root, 'src/styles/fonts'), join(target, 'fonts'), { recursive: true }),
    // TypeScript 6 asks for the types of a stylesheet that is imported for its effect.
    writeFile(join(root, 'dist/css.d.ts'), 'export {};\n'),
  ]);
}

/**
 * Leaves the picker of sizes out of the card's sheet: it is a `QuickView`, whose sheet is as large as the card's own and which only
 * products with several sizes open.
 */
const pickerApart: Plugin = {
  name: 'picker-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /\/ProductCardPicker$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** A sheet of `src/styles` as text, with the sheets that it imports in place. */
function source(name: string): string {
  const folder = join(root, 'src/styles');
  return readFileSync(join(folder, `${name}.css`), 'utf8').replace(/@import '\.\/([^']+)\.css';/g, (_, part: string) =>
    source(part),
  );
}

/** The same rules in the same order, outside of layers: for pages with rules outside of layers that must not win (a reset). */
function withoutLayers(css: string): string {
  const block = /@layer [\w.]+\s*\{/g;
  let plain = '';
  let from = 0;
  for (let start = block.exec(css); start !== null; start = block.exec(css)) {
    const end = closingBrace(css, block.lastIndex);
    plain += css.slice(from, start.index) + css.slice(block.lastIndex, end);
    from = end + 1;
    block.lastIndex = from;
  }
  return plain + css.slice(from);
}

/** Place of the brace that closes the block whose inside begins at `start`. The sheets hold no brace in a string. */
function closingBrace(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('mr: a layer is not closed. The sheet without layers cannot be written. Check for a missing brace.');
}

async function writeSheet(file: string, head: string, css: string): Promise<void> {
  // No targets: nothing is lowered, nesting and relative colours stay as they are.
  const { code } = transform({ filename: basename(file), code: Buffer.from(css), minify: true });
  await writeFile(file, `${head}${code.toString()}\n`);
}
