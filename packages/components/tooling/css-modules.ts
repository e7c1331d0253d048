import { readFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { type CSSModuleExports, transform } from 'lightningcss';
import { scopedName } from './class-names';
import { customMedia, resolveMedia } from './media';

/**
 * Compiles CSS modules to the readable names of `scopedName`. A module's names always; its rules only when `emit` is set,
 * as JS files import no CSS: the rules go to `dist/styles` in a second pass.
 */
export function cssModules({ emit }: { emit: boolean }): Plugin {
  return {
    name: 'mr-css-modules',
    setup(build) {
      const rules = new Map<string, string>();
      const queries = customMedia();
      // Virtual paths must not end in `.css`: tsup's own CSS plugin claims those in every namespace.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        // Relative, as esbuild writes it into the output.
        path: relative(process.cwd(), resolve(resolveDir, path)).replace(/\.module\.css$/, ''),
        namespace: 'mr-names',
      }));
      build.onLoad({ filter: /.*/, namespace: 'mr-names' }, async ({ path }) => {
        const file = `${path}.module.css`;
        const compiled = transform({
          filename: `${basename(path)}.css`,
          code: Buffer.from(resolveMedia(await readFile(file, 'utf8'), queries)),
          // Class names only: keyframes carry the prefix themselves, areas and containers are the component's own affair.
          cssModules: {
            pattern: scopedName('[local]', file),
            animation: false,
            container: false,
            grid: false,
            customIdents: false,
          },
        });
        const exports = compiled.exports ?? {};
        rules.set(path, compiled.code.toString());
        // Sorted, as lightningcss gives them in a new order each time.
        const names = Object.fromEntries(
          Object.keys(exports)
            .sort()
            .map((local) => [local, classList(exports[local])]),
        );
        const rulesImport = emit ? `import ${JSON.stringify(`mr-rules:${path}`)};` : '';
        return {
          contents: `${rulesImport}${constants(names)}`,
          loader: 'ts',
          watchFiles: [file],
        };
      });
      build.onResolve({ filter: /^mr-rules:/ }, ({ path }) => ({
        path: path.slice('mr-rules:'.length),
        namespace: 'mr-rules',
      }));
      build.onLoad({ filter: /.*/, namespace: 'mr-rules' }, ({ path }) => ({
        contents: rules.get(path) ?? '',
        loader: 'css',
      }));
    },
  };
}

/** The names as an enum: esbuild writes each name in the place where it is used, and the enum goes unless it is read by a key. */
function constants(names: Record<string, string>): string {
  const members = Object.entries(names).map(
    ([local, classes]) => `${JSON.stringify(local)} = ${JSON.stringify(classes)}`,
  );
  return `enum styles { ${members.join(', ')} }\nexport { styles as default };`;
}

/** All classes of a local: its own, then those that it composes (`mr-kit` on the root of every component). */
function classList(local: CSSModuleExports[string] | undefined): string {
  return [local?.name, ...(local?.composes ?? []).map(({ name }) => name)].join(' ');
}
