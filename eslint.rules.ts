import type { Linter } from 'eslint';

/** One entry of `no-restricted-syntax`. */
interface Forbidden {
  selector: string;
  message: string;
}

/** Intl objects are made in one cached function: a formatter made for each render costs 14 times the product card. */
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

/** Raw HTML is written in one helper only, so that data never becomes markup. */
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

/** With `build.format: 'file'` the URL that Astro gives a page ends in `.html`. */
export const noAstroUrl: Forbidden[] = [
  {
    selector: "MemberExpression[object.name='Astro'][property.name='url']",
    message: 'Astro.url ends in .html here. Links, canonical and language switch come from site/src/routes.ts.',
  },
];

const notForKit = ['@marketrow/*', 'msw', 'msw/*', 'hono', 'hono/*', 'drizzle-orm', 'drizzle-orm/*', 'node:*'];

/** Who may import whom: for each folder, the workspace packages and libraries that its files must not import. */
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
    patterns: notForKit,
    message:
      'Components import no other workspace package and nothing of Node: teams install them alone, and they run in browsers.',
  },
  // The kit's rooms: base <- shop, work <- static. A component does not know that a static form of it exists.
  ...(
    [
      ['internal', 'base', 'shop', 'work', 'static'],
      ['base', 'shop', 'work', 'static'],
      ['shop', 'work', 'static'],
      ['work', 'shop', 'static'],
    ] as const
  ).map(([room, ...others]) => ({
    files: [`packages/components/src/${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.{stories,test,test-d}.{ts,tsx}'],
    patterns: notForKit,
    regex: `^(\\.\\./)+(${others.join('|')})/`,
    message: `src/${room} imports nothing of ${others.join(', ')}: a team that takes one room gets no other. Components import no other workspace package, and nothing of Node.`,
  })),
  {
    files: ['packages/cart-client/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.ts',
      '**/*.test.tsx',
      'packages/cart-client/src/react/**',
      'packages/cart-client/src/react.ts',
      'packages/cart-client/src/vue.ts',
    ],
    regex: '^[^.]',
    message:
      'The cart client imports no package: any framework uses it, and its size is limited. React belongs in /react.',
  },
  {
    files: ['packages/contract/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    regex: '^(?!\\.|zod$)',
    message: 'The contract imports zod and nothing else: shop, API and mock API import it, also in browsers.',
  },
  {
    files: ['packages/fixtures/src/**/*.ts'],
    patterns: [
      '@marketrow/cart-client',
      '@marketrow/cart-client/*',
      '@marketrow/components',
      '@marketrow/components/*',
      '@marketrow/api',
      'hono',
      'hono/*',
      'react',
      'react-dom',
    ],
    message:
      'Fixtures import zod, msw, and of the workspace only the contract: they describe data and do not draw or store it.',
  },
  {
    files: ['packages/api/src/**/*.ts'],
    patterns: ['@marketrow/components', '@marketrow/components/*', 'react', 'react-dom', 'astro', 'astro:*'],
    message: 'The API imports no components, React or Astro: it runs without them and serves the site as built files.',
  },
  {
    files: ['site/src/**/*.{ts,tsx,astro}'],
    // The worker of the static demo stands in for that server, and so do the stories; the rule of the search is code without data.
    ignores: [
      'site/src/data/**',
      'site/src/demo/startWorker.ts',
      'site/src/search/matching.ts',
      'site/src/work/stories/**',
    ],
    patterns: ['@marketrow/fixtures', '@marketrow/fixtures/*', '@marketrow/api', '@marketrow/api/*'],
    message:
      'Pages get their data through site/src/data only: they are built from the calls, so that another server can stand behind them.',
  },
];

/** The table above as lint configuration. Of several entries that match a file, ESLint applies the last. */
export const directions: Linter.Config[] = forbiddenImports.map(({ files, ignores, patterns, regex, message }) => ({
  files,
  ...(ignores ? { ignores } : {}),
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [...(regex ? [{ regex, message }] : []), ...(patterns ? [{ group: patterns, message }] : [])] },
    ],
  },
}));
