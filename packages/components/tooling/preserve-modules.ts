import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

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
