import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumShell } from './chromium.ts';
import { sourceAliases } from './packages/components/tooling/aliases.ts';
import { postcssCustomMedia } from './packages/components/tooling/media.ts';

/*
 * Six projects. `unit`: Node. `pages`: the built site's HTML. `dom`: Testing Library on happy-dom, which has no layout and no contrast.
 * `jsdom`: the kit's part of `dom` on jsdom without polyfills, the usual environment of shops, which lacks dialogs, observers and media
 * queries.
 * `browser`: what needs layout or focus, in Chromium. `storybook`: every story as a test, with axe, in Chromium.
 */
const kitSetup = './packages/components/test-utils/vitest.setup.ts';

// A new object for each project: a shared one fails when Vitest starts.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumShell, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** The sources of the kit, to which the imports of the site's islands lead in tests; else they lead to `dist`. */
const kitSources = sourceAliases(fileURLToPath(new URL('packages/components', import.meta.url)));

// In the packages' own tests the name leads to the source; package.json leads to `dist`.
const settings = fileURLToPath(new URL('packages/components/src/internal/settings/settings.ts', import.meta.url));

export default defineConfig({
  resolve: { alias: { '#settings': settings } },
  css: {
    postcss: { plugins: [postcssCustomMedia(`${import.meta.dirname}/packages/components`)] },
  },
  test: {
    api: { host: '127.0.0.1' },
    // Vitest's default leaves one core idle, half of a machine with two.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
    css: { include: /./ },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing is measured by the clock: tests that start servers or read every file wait longer on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'packages/*/studio/**/*.test.ts',
            'packages/*/studio3d/**/*.test.ts',
            'site/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/visual/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Reads site/dist: the gate builds the site first.
        test: {
          name: 'pages',
          environment: 'node',
          include: ['tests/pages/**/*.test.ts'],
          testTimeout: 120_000,
          // One process for all files: the pages are parsed once.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        // The islands of the site are tested with the sources of the kit.
        resolve: { alias: kitSources },
        test: {
          name: 'dom',
          testTimeout: 30_000,
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.tsx', 'site/src/**/*.test.tsx'],
          exclude: ['**/*.{browser,jsdom}.test.tsx'],
          setupFiles: [kitSetup],
          // One window for all files of a worker, a seventh of the time: the setup empties it after each test.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'jsdom',
          // jsdom applies the rules of every media query at once.
          css: false,
          testTimeout: 30_000,
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: [kitSetup],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.tsx'],
          setupFiles: [kitSetup],
          browser: browser(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // The first screen of an area of work loads thousands of records, on a busy machine.
          testTimeout: 60_000,
          // As in Storybook, a page goes through the files of its worker: Storybook and the kit are loaded once. Not so in
          // `browser`: what a test there measures depends on the style sheets that it imports.
          isolate: false,
          browser: browser(),
          setupFiles: ['.storybook/reflow.setup.ts'],
        },
      },
    ],
  },
});
