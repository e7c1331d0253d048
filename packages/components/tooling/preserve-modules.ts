import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const jsxModule = resolve('src/internal/render/jsx.ts');

/**
 * One file in, one file out: every relative import stays an import, so that each file keeps its own `'use client'`.
 * Sources import without endings; Node wants them, so they are added here.
 */
export function preserveModules(): Plugin {
  return {
    name: 'mr-preserve-modules',
    setup(build) {
      // Node and bundlers resolve it by the conditions in package.json.
      build.onResolve({ filter: /^#settings$/ }, ({ path }) => ({ path, external: true }));
      // The markup of all files by way of one: esbuild and Rolldown repeat an import of a package in each module of a bundle.
      build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer, path, resolveDir }) => ({
        path: importer === jsxModule ? path : toModule(relative(resolveDir, jsxModule)),
        external: true,
      }));
      build.onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ kind, path, resolveDir }) => {
        if (kind === 'entry-point' || path.endsWith('.css')) return null;
        const found = ['', '/index'].find((rest) =>
          ['.ts', '.tsx'].some((ending) => existsSync(join(resolveDir, `${path}${rest}${ending}`))),
        );
        if (found === undefined)
          return { errors: [{ text: `${path} is neither a module nor a folder with an index` }] };
        return { path: `${path}${found}.js`, external: true };
      });
    },
  };
}

/** The import of a source file by its path from another. */
function toModule(path: string): string {
  return `${path.startsWith('.') ? '' : './'}${path.replace(/\.ts$/, '.js')}`;
}
