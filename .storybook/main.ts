import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { sourceAliases } from '../packages/components/tooling/aliases.ts';
import { postcssCustomMedia } from '../packages/components/tooling/media.ts';
import { tokensJson } from '../packages/components/tooling/tokens.ts';
import { statusOf } from './status.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Static files are written here and never committed: the worker must be the installed msw's own, the icon is the site's, the
// tokens are those of the table.
mkdirSync(here('./public'), { recursive: true });
copyFileSync(here('../site/public/favicon.svg'), here('./public/favicon.svg'));
copyFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), here('./public/mockServiceWorker.js'));
writeFileSync(here('./public/tokens.json'), tokensJson());

export default defineMain({
  framework: '@storybook/react-vite',
  // Pages about the whole kit, the components, and whole screens of the areas of work, which the site's islands make up.
  stories: [
    './docs/**/*.mdx',
    './brands/*.stories.tsx',
    '../packages/components/src/{base,shop,work}/**/*.stories.tsx',
    '../site/src/work/stories/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    './public',
    { from: '../packages/fixtures-images/images', to: '/images' },
    // The typeface of the manager, which loads no style sheet of the kit.
    { from: '../packages/components/src/styles/fonts', to: '/fonts' },
  ],
  // `Default.test()`: what a story tests runs beside it, so that the story opens untouched.
  // The headings of the pages are in the search: "contrast" finds the section.
  features: { experimentalTestSyntax: true, experimentalSearchDocsHeadings: true },
  // Adds what the code says of a component to the tags, for the sidebar's filter and the docs pages.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), ...statusOf(file, entry.tags ?? [])],
        })),
    })),
  // Reads the types whole: the props that components share come from `SharedProps`.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: here('../packages/components/tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Those of the element itself are React's, or the kit's attributes for its scripts.
      propFilter: ({ name, parent }) => !name.startsWith('data-') && !parent?.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      alias: [
        ...Object.entries((config.resolve?.alias ?? {}) as Record<string, string>).map(([find, replacement]) => ({
          find,
          replacement,
        })),
        // package.json leads to `dist`; stories show the source.
        { find: '#settings', replacement: here('../packages/components/src/internal/settings/settings.ts') },
        ...sourceAliases(here('../packages/components')),
      ],
    },
    css: {
      ...config.css,
      postcss: { plugins: [postcssCustomMedia(here('../packages/components'))] },
    },
    build: {
      ...config.build,
      // Vite's default target lowers `:dir()` to a list of languages: an English story from right to left would not be mirrored.
      cssTarget: ['chrome120', 'firefox128', 'safari18'],
      // A story is all client: what 'use client' says does not matter here, and a page of warnings hides real ones.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
});
