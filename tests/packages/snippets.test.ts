import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/root.mjs';
import { createApp, runIn, unpack } from './support/app';
import { readSnippets } from './support/snippets';

const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
};

let app = '';
beforeAll(async () => {
  app = await createApp('next', ['@marketrow/components', '@marketrow/cart-client', '@marketrow/fixtures']);
  await unpack(app, '@marketrow/api');
});

/** Compiles a folder of the app and gives the compiler's complaints, one a line. */
async function compile(folder: string, options: object): Promise<string[]> {
  writeFileSync(
    join(app, folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, include: ['.'] }),
  );
  const output = await runIn(app, 'typescript/bin/tsc', ['-p', folder]).catch((error: unknown) => String(error));
  return output.split('\n').filter((line) => line.includes('error TS'));
}

describe('the READMEs', () => {
  const snippets = readSnippets();

  it('have code to compile', () => {
    expect(snippets.length).toBeGreaterThan(10);
    expect(new Set(snippets.map(({ readme }) => readme)).size).toBe(5);
  });

  it('hold only code that compiles with the packed packages', async () => {
    cpSync(join(import.meta.dirname, 'apps', 'readme'), join(app, 'readme'), { recursive: true });
    for (const { readme, language, line, code } of snippets) {
      // Empty lines before the code: the compiler then names the line of the README.
      const file = `${readme.replaceAll('/', '-')}-line-${line}.${language}`;
      writeFileSync(join(app, 'readme', file), '\n'.repeat(line - 1) + code);
    }
    expect(await compile('readme', { types: ['node', 'react'], skipLibCheck: true })).toEqual([]);
  });
});

it('the types of the kit fit a strict app that also checks declaration files', async () => {
  cpSync(inRoot('tests/packages/apps/vite/src'), join(app, 'vite-app'), { recursive: true });
  writeFileSync(join(app, 'vite-app', 'css.d.ts'), "declare module '*.css';\n");
  const strict = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true };
  expect(await compile('vite-app', { ...strict, types: [], skipLibCheck: false })).toEqual([]);
});
