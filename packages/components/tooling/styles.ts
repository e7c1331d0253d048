/**
 * Second step of the build. Writes into `dist/styles`: `<Name>.css` with the rules of each component and its parts,
 * except for the card's picker; `tokens.css`, required by all of them, including the base rules; `base.css`, the base
 * rules alone; `page.css` for pages built entirely with the kit; `media.css`, the breakpoints; `fonts.css` with its
 * files. Also writes `dist/styles.css` (tokens, base and all components), the same without layers,
 * `styles.unlayered.css`, and `tokens.json`.
 */
import { readFileSync } from 'node:fs';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { Features, transform } from 'lightningcss';
import { componentFolders } from './entries.ts';
import { tokensCss, tokensJson } from './tokens.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'dist/styles');
const components = componentFolders(root);

/** First line of every stylesheet: makes their order irrelevant. */
const layerLine = '@layer mr.tokens, mr.base, mr.components;';

/**
 * Excludes the size picker from the card's sheet: its `QuickView` sheet is as large as the card's own, and only
 * products with several sizes open it.
 */
const pickerApart: Plugin = {
  name: 'picker-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /\/ProductCardPicker\.js$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: components.map(({ room, name }) => `src/${room}/${name}/index.ts`),
  // All components, including those that are not in the root entry.
  stdin: {
    contents: components
      .map(({ room, name }) => `export * as ${name} from './src/${room}/${name}/index.js';`)
      .join('\n'),
    resolveDir: root,
  },
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  write: false,
  packages: 'external',
  alias: { '#settings': join(root, 'src/internal/settings/settings.ts') },
  format: 'esm',
  plugins: [pickerApart],
  logLevel: 'warning',
});

const tokens = tokensCss();
const [media, base, page, fonts] = ['media', 'base', 'page', 'fonts'].map((name) =>
  readFileSync(join(root, 'src/styles', `${name}.css`), 'utf8'),
) as [string, string, string, string];
// A component without styles gets an empty sheet, so that every component's sheet can be imported.
const sheets = new Map(components.map(({ name }) => [`styles/${name}`, '']));
sheets.set('styles/tokens', `${tokens}${base}`).set('styles/base', base).set('styles/page', page);
let whole = '';
for (const { path, text } of outputFiles) {
  if (!path.endsWith('.css')) continue;
  const folder = basename(dirname(path));
  if (folder === 'dist') whole = `${tokens}${base}${text}`;
  else sheets.set(`styles/${folder}`, text);
}

await mkdir(target, { recursive: true });
await Promise.all([
  ...[...sheets].map(([name, css]) => writeSheet(`${name}.css`, css)),
  writeSheet('styles.css', whole),
  // For pages whose unlayered rules, such as a reset, must not override the kit.
  writeSheet('styles.unlayered.css', whole, { layered: false }),
  writeSheet('styles/fonts.css', fonts, { layered: false }),
  writeFile(join(target, 'media.css'), media),
  writeFile(join(root, 'dist/tokens.json'), tokensJson()),
  cp(join(root, 'src/styles/fonts'), join(target, 'fonts'), { recursive: true }),
  // TypeScript 6 requires types for a stylesheet imported for its side effect.
  writeFile(join(root, 'dist/css.d.ts'), 'export {};\n'),
]);

// Removes the imports of stylesheets, which a consumer's compiler would not resolve.
for await (const file of glob(join(root, 'dist/**/*.d.ts'))) {
  const text = await readFile(file, 'utf8');
  const without = text.replaceAll(/^import '[^']+\.css';\n/gm, '');
  if (without !== text) await writeFile(file, without);
}

/** Writes a sheet of `dist` with the queries of media.css inlined. Nothing is lowered: nesting and relative colors stay. */
async function writeSheet(file: string, css: string, { layered = true } = {}): Promise<void> {
  const { code } = transform({
    filename: basename(file),
    code: Buffer.from(media + (layered ? css : css.replaceAll(/@layer [\w.]+ \{/g, '@media all {'))),
    minify: true,
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
  });
  await writeFile(join(root, 'dist', file), `${layered ? `${layerLine}\n` : ''}${code.toString()}\n`);
}
