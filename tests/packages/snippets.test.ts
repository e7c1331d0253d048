import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
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
  app = await createApp('next', [
    '@marketrow/components',
    '@marketrow/cart-client',
    '@marketrow/contract',
    '@marketrow/fixtures',
  ]);
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
    expect(new Set(snippets.map(({ readme }) => readme)).size).toBe(6);
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

it('the types of the kit fit strict apps that also check declaration files', async () => {
  cpSync(join(import.meta.dirname, 'apps', 'vite', 'src'), join(app, 'other-apps'), { recursive: true });
  cpSync(join(import.meta.dirname, 'apps', 'node', 'elements.mjs'), join(app, 'other-apps', 'elements.mjs'));
  writeFileSync(join(app, 'other-apps', 'css.d.ts'), "declare module '*.css';\n");
  const strict = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true };
  expect(await compile('other-apps', { ...strict, allowJs: true, types: [], skipLibCheck: false })).toEqual([]);
});
