import { built, command, killFiles, playwright, script, vitest, vitestRun } from './checks.mjs';

/**
 * @typedef {import('./schedule.mjs').Job & { label: string, quick?: boolean, full?: boolean, browser?: boolean, needs?: string | string[], check: (options: { quick: boolean }) => Promise<import('./checks.mjs').Result> }} Gate
 *   `quick` gates make up `npm run test:quick`; `full` gates run in `npm run test:full` only; `browser` gates need Chromium;
 *   `needs` names the gates that build what this one reads: they run first where this one is asked for alone.
 */

const packageTests = '--config=tests/packages/vitest.config.ts';

/** Every check of `npm test` and `npm run test:full`, in the order in which they start. @type {Gate[]} */
export const gates = [
  { name: 'lockfile', label: 'Lockfile installs as it is (npm ci --dry-run)', check: script('check:lockfile') },
  {
    name: 'packages',
    label: 'Packages build',
    quick: true,
    check: built('contract', 'cart-client', 'fixtures', 'components', 'api'),
  },
  // The longest check of one core first: it runs beside all the others of one core.
  { name: 'lint', label: 'Lint (ESLint)', oneCore: true, check: script('lint') },
  { name: 'typecheck', label: 'Types', quick: true, oneCore: true, check: script('typecheck:packages') },
  { name: 'format', label: 'Formatting (Prettier)', oneCore: true, check: script('format:check') },
  { name: 'css', label: 'Lint (stylelint)', quick: true, oneCore: true, check: script('lint:css') },
  { name: 'knip', label: 'Unused files, exports and dependencies (knip)', oneCore: true, check: script('knip') },
  {
    name: 'package-shape',
    needs: 'packages',
    label: 'Packed packages (publint, attw)',
    oneCore: true,
    check: script('check:packages'),
  },
  {
    name: 'api-report',
    needs: 'packages',
    label: 'Public types as committed (docs/api)',
    oneCore: true,
    check: command('node', 'scripts/api-report.mjs', '--check'),
  },
  {
    name: 'sizes',
    needs: 'packages',
    label: 'Package sizes (size-limit)',
    oneCore: true,
    check: script('check:sizes'),
  },
  { name: 'site', label: 'Site builds', oneCore: true, check: built() },
  {
    name: 'budgets',
    needs: 'site',
    label: 'Pages within their budgets of HTML, CSS and JavaScript',
    oneCore: true,
    after: ['site'],
    check: command('node', 'site/scripts/weigh-pages.mjs'),
  },
  // One after the other: each writes Astro's own files in `site/.astro`.
  {
    name: 'site-types',
    label: 'Site types (astro check)',
    oneCore: true,
    after: ['site'],
    check: script('typecheck:site'),
  },
  { name: 'storybook', label: 'Storybook builds', oneCore: true, check: built('storybook') },
  {
    name: 'on-demand-build',
    label: 'Site with pages on demand builds',
    oneCore: true,
    after: ['site', 'site-types'],
    check: built('on-demand'),
  },
  {
    name: 'demo-build',
    label: 'Static demo builds',
    oneCore: true,
    after: ['site', 'site-types', 'on-demand-build'],
    check: built('demo'),
  },
  // These work through their files one after the other, so two of them run beside each other.
  {
    name: 'pages',
    needs: 'site',
    label: 'Built pages: HTML, heads, links',
    oneCore: true,
    after: ['site'],
    check: vitest('pages', 'pages'),
  },
  {
    name: 'install',
    needs: 'packages',
    label: 'Packed packages in fresh apps: Vite, Next server components, Node, README code',
    browser: true,
    oneCore: true,
    check: vitestRun('install', [packageTests, '--exclude=next-build.test.ts']),
  },
  {
    name: 'tabs',
    needs: 'packages',
    label: 'Built cart client in Chromium, several tabs',
    browser: true,
    oneCore: true,
    check: vitestRun('tabs', ['--config=tests/cart/vitest.config.ts']),
  },
  {
    name: 'on-demand',
    needs: 'on-demand-build',
    label: 'Pages on demand: the same as the built ones, and nothing else',
    oneCore: true,
    after: ['on-demand-build'],
    check: vitestRun('on-demand', ['--config=tests/on-demand/vitest.config.ts']),
  },
  {
    name: 'unit',
    label: 'Unit tests',
    quick: true,
    check: vitestRun('unit', [
      ...['unit', 'dom', 'jsdom'].map((project) => `--project=${project}`),
      ...killFiles.map((path) => `--exclude=${path}`),
    ]),
  },
  {
    name: 'kills',
    needs: 'packages',
    label: 'API over kill -9, idle connections and damaged data folders',
    full: true,
    check: vitestRun('kills', ['--project=unit', ...killFiles]),
  },
  {
    name: 'next-build',
    needs: 'packages',
    label: 'Packed packages in a Next production build',
    full: true,
    browser: true,
    check: vitestRun('next-build', [packageTests, 'next-build']),
  },
  { name: 'stories', label: 'Stories, with axe', browser: true, check: vitest('stories', 'storybook*', 'browser*') },
  {
    name: 'visual',
    needs: ['packages', 'site', 'storybook'],
    label: 'Stories and pages look as accepted',
    browser: true,
    after: ['storybook', 'site'],
    check: playwright('tests/visual/playwright.config.ts'),
  },
  {
    name: 'lighthouse',
    needs: 'site',
    label: 'Lighthouse: accessibility, best practices, SEO',
    browser: true,
    check: command('node', 'scripts/lighthouse.mjs', '--steady'),
  },
  {
    name: 'journeys',
    needs: 'site',
    label: 'Browser journeys',
    browser: true,
    check: playwright('tests/playwright.config.ts'),
  },
  {
    name: 'demo',
    needs: 'demo-build',
    label: 'Static demo from a plain file server',
    browser: true,
    check: playwright('tests/demo/playwright.config.ts'),
  },
];
