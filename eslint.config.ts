import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import type { Linter } from 'eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { directions, intlOnlyCached, noAstroUrl, noRawHtml } from './eslint.rules.ts';

const typed = ['**/*.{ts,tsx}'];
const tests = [
  '**/*.{test,test-d,browser.test,stories}.{ts,tsx}',
  'tests/**',
  'packages/*/test/**',
  '**/test-utils/**',
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.astro/',
    '**/.cache/',
    'storybook-static/',
    'coverage/',
    'test-results/',
    // Apps of another team: compiled against the packed packages by tests/packages.
    'tests/packages/apps/',
    // Cards of other libraries, which are installed only to be measured.
    'bench/peers/',
    'bench/table/',
    '**/mockServiceWorker.js',
    '.vitest/',
    // Written by `npm run icons`.
    'packages/components/src/icons/*Icon.tsx',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers in texts are fine; objects are not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-syntax': ['error', ...intlOnlyCached, ...noRawHtml],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.configs.strict],
    // Safari drops the list semantics of a list without markers; the role brings them back.
    rules: { 'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] },
  },
  astro.configs['flat/recommended'],
  // The templates of .astro files are JSX to the linter, so the same rules hold there.
  {
    files: ['**/*.astro'],
    extends: [a11y.configs.strict],
    rules: {
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // astro check knows the globals; this rule does not.
      'no-undef': 'off',
    },
  },
  // Its types leave optional keys undefined, which exactOptionalPropertyTypes does not take.
  storybook.configs['flat/recommended'] as unknown as Linter.Config[],
  ...directions,
  // The places that make formatters, and cache them.
  {
    files: [
      'packages/components/src/internal/text/{numberFormat,dateFormat,collator,regionNames}.ts',
      'packages/fixtures/src/i18n/intl.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noRawHtml] },
  },
  {
    files: ['site/src/**/*.{ts,tsx,astro}'],
    ignores: ['site/src/routes.ts'],
    rules: { 'no-restricted-syntax': ['error', ...intlOnlyCached, ...noRawHtml, ...noAstroUrl] },
  },
  {
    files: ['site/src/i18n/{addressIn,format,plural}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noRawHtml, ...noAstroUrl] },
  },
  {
    files: tests,
    rules: {
      // A test says what it expects to be there by using it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
