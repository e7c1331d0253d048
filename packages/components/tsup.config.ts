import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,test-d}.*', '!src/**/*.d.ts', '!src/styles/*'],
  format: 'esm',
  target: 'es2022',
  // One file in, one file out: each keeps its own `'use client'`.
  bundle: false,
  clean: true,
  silent: true,
  esbuildOptions: (options) => {
    options.jsx = 'automatic';
  },
  esbuildPlugins: [
    {
      // A module that imports CSS does not load in plain Node: `tooling/styles.ts` makes the sheets.
      name: 'without-sheets',
      setup: (build) => {
        build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
          contents: (await readFile(path, 'utf8')).replaceAll(/^import '[^']+\.css';\n/gm, ''),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        }));
      },
    },
  ],
});
