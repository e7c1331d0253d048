import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { cssModules } from './css-modules';

const root = process.cwd();

/** First line of every stylesheet: with it the order of loading does not matter. */
export const layerLine = '@layer mr.tokens, mr.base, mr.components;';

/**
 * Writes `dist/styles/<Name>.css` with the rules of each component and everything it renders, `tokens.css`, `base.css`,
 * `fonts.css` with its files, and `dist/styles.css`: tokens, base and all components.
 */
export async function buildStyles(components: string[]): Promise<void> {
  const target = join(root, 'dist/styles');
  await mkdir(target, { recursive: true });
  const [tokens, base, fonts] = await Promise.all(
    ['tokens', 'base', 'fonts'].map((name) => readFile(join(root, `src/styles/${name}.css`), 'utf8')),
  );
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/index.ts', ...components.map((name) => `src/${name}/index.ts`)],
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    write: false,
    packages: 'external',
    alias: { '#settings': join(root, 'src/internal/settings/settings.ts') },
    format: 'esm',
    jsx: 'automatic',
    plugins: [cssModules({ emit: true })],
    logLevel: 'warning',
  });
  const sheets = new Map<string, string>([
    ['styles/tokens', tokens ?? ''],
    ['styles/base', base ?? ''],
  ]);
  for (const { path, text } of outputFiles) {
    if (!path.endsWith('.css')) continue;
    const folder = basename(dirname(path));
    if (folder === 'dist') sheets.set('styles', `${tokens ?? ''}${base ?? ''}${text}`);
    else sheets.set(`styles/${folder}`, text);
  }
  // A component without styles has an empty sheet, so that every component's sheet can be imported.
  for (const name of components) if (!sheets.has(`styles/${name}`)) sheets.set(`styles/${name}`, '');
  await Promise.all([
    ...[...sheets].map(([name, css]) => writeSheet(join(root, 'dist', `${name}.css`), `${layerLine}\n`, css)),
    writeSheet(join(target, 'fonts.css'), '', fonts ?? ''),
    cp(join(root, 'src/styles/fonts'), join(target, 'fonts'), { recursive: true }),
    // TypeScript 6 asks for the types of a stylesheet that is imported for its effect.
    writeFile(join(root, 'dist/css.d.ts'), 'export {};\n'),
  ]);
}

async function writeSheet(file: string, head: string, css: string): Promise<void> {
  // No targets: nothing is lowered, `light-dark()` and nesting stay as they are.
  const { code } = transform({ filename: basename(file), code: Buffer.from(css), minify: true });
  await writeFile(file, `${head}${code.toString()}\n`);
}
