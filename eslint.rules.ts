import type { Linter } from 'eslint';

/** One entry of `no-restricted-syntax`. */
interface Forbidden {
  selector: string;
  message: string;
}

/** decisions.md 29: a formatter made per render costs 14 times the card. */
export const intlOnlyCached: Forbidden[] = [
  {
    selector: "NewExpression[callee.object.name='Intl']",
    message:
      'Use numberFormat() of components/src/internal (cached): a new formatter per render costs more than the card.',
  },
  {
    selector: "CallExpression[callee.property.name='toLocaleString']",
    message: "Formats by the machine's locale or makes a formatter each time. Use numberFormat().",
  },
];

/** reliability.md 4.8: HTML is written in one helper only. */
export const noRawHtml: Forbidden[] = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text goes in as text. The one place for raw HTML is the JSON-LD helper of the site.',
  },
  {
    selector: "AssignmentExpression[left.property.name='innerHTML']",
    message: 'Set textContent or build elements: data must never become markup.',
  },
];

/** decisions.md 13: with `build.format: 'file'` Astro's own URL ends in `.html`. */
export const noAstroUrl: Forbidden[] = [
  {
    selector: "MemberExpression[object.name='Astro'][property.name='url']",
    message: 'Astro.url ends in .html here. Links, canonical and language switch come from site/src/routes.ts.',
  },
];

/** Who may import whom (architecture.md): for each place, the workspace packages and libraries that it must not know. */
const forbiddenImports: {
  files: string[];
  ignores?: string[];
  patterns?: string[];
  regex?: string;
  message: string;
}[] = [
  {
    files: ['packages/components/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test-d.ts', '**/*.test-d.tsx'],
    patterns: ['@marketrow/*', 'msw', 'msw/*', 'hono', 'hono/*', 'drizzle-orm', 'drizzle-orm/*', 'node:*'],
    message: 'The kit knows no other package of the house and nothing of Node (architecture.md).',
  },
  {
    files: ['packages/cart-client/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.ts',
      '**/*.test.tsx',
      'packages/cart-client/src/react/**',
      'packages/cart-client/src/react.ts',
    ],
    regex: '^[^.]',
    message: 'The cart client has no dependency. React belongs into /react.',
  },
  {
    files: ['packages/fixtures/src/**/*.ts'],
    patterns: [
      '@marketrow/components',
      '@marketrow/components/*',
      '@marketrow/api',
      'hono',
      'hono/*',
      'react',
      'react-dom',
    ],
    message: "Fixtures know zod, msw, and of the house only the cart client's types and /money (architecture.md).",
  },
  {
    files: ['packages/api/src/**/*.ts'],
    patterns: ['@marketrow/components', '@marketrow/components/*', 'react', 'react-dom', 'astro', 'astro:*'],
    message: "The API knows fixtures, the cart client's types and /money, and its database (architecture.md).",
  },
  {
    files: ['site/src/**/*.{ts,tsx,astro}'],
    ignores: ['site/src/data/**'],
    patterns: ['@marketrow/fixtures', '@marketrow/fixtures/*', '@marketrow/api', '@marketrow/api/*'],
    message: 'Pages get their data through site/src/data only (architecture.md).',
  },
];

/** The table above as lint configuration. */
export const directions: Linter.Config[] = forbiddenImports.map(({ files, ignores, patterns, regex, message }) => ({
  files,
  ...(ignores ? { ignores } : {}),
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ ...(regex ? { regex } : { group: patterns }), message }] }],
  },
}));
