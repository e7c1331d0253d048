import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leanImports } from './src/build/leanImports';
import { leanReact } from './src/build/leanReact';
import { leanSheets } from './src/build/leanSheets';
import { demo } from './src/build/demo';
import { onDemand } from './src/build/onDemand';
import { copyPictures } from './src/build/copyPictures';
import { antiFlashHash, antiFlashScript } from './src/build/antiFlash';
import { precompress } from './src/build/precompress';
import { sitemap } from './src/build/sitemap';
import { defaultLocale, locales } from './src/routes';

const siteUrl = (process.env['PUBLIC_SITE_URL'] ?? 'http://localhost:4321').replace(/\/+$/, '');
const apiUrl = (process.env['PUBLIC_API_URL'] ?? '').replace(/\/+$/, '');
/** The static demo: the build that needs no server. */
const isDemo = process.env['PUBLIC_MOCK_API'] === '1';
/** The build whose catalogue pages are made when they are asked for. */
const isOnDemand = process.env['PAGES_ON_DEMAND'] === '1';
/** Pictures of another API may lie on any https host; the sample data's lie here. */
const pictureHosts = process.env['COMMERCE_API_URL'] ? ' https:' : '';

/** Modules whose path has one of these in it, as regular expressions. */
const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * What every page needs is one file: it compresses better than its parts, and one is fetched sooner than five. What these
 * modules import comes with them, and nothing else: a module named here that only some pages use would travel with each.
 */
const scriptGroups = [
  { name: 'shop', test: /site\/src\/(?:store|i18n\/fill|scripts\/entries\/shop)/ },
  // The line of a choice: what a product page can sell before any other file has come.
  { name: 'purchase', test: /site\/src\/cart\/(?:chosenLine|withChoice)/ },
  // Every island needs all of it: React, what hydrates, and what the kit's components stand on.
  {
    name: 'react',
    test: anyOf(
      'node_modules/(?:react|react-dom|scheduler|clsx|@astrojs/react)/',
      'components/dist/(?:base/Button/Button|icons/CircleAlertIcon|internal/settings/|internal/text/mergeLabels)',
      'components/dist/internal/(?:render/(?:renderElement|links|hasContent)|state/use(?:Latest|Hydrated))',
    ),
  },
  // Every island reads its strings here.
  { name: 'labels', test: /components\/dist\/labels\// },
  // Search, tables and the header read typed text without a form. Else this came with the forms' group, and zod with it.
  { name: 'text', test: /components\/dist\/internal\/text\/(?:cleanText|parseNumber)/ },
  // Every field of a form needs all of it.
  { name: 'field', test: anyOf('components/dist/base/(?:FieldError|field/(?:useField|Field|InputBox))') },
  // Every form that checks what was typed needs all of it.
  {
    name: 'form',
    test: anyOf(
      'node_modules/(?:react-hook-form|@hookform|zod)/',
      'components/dist/base/(?:TextField|Form/(?!numbers|useFormDraft))',
    ),
  },
];

/** Loaded by plain scripts too, on pages without an island: there the development server has no refresh for React. */
const withoutRefresh = [/components\/dist/, /site\/src\/(?:components|islands\/frame)\//];

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'never' },
  i18n: {
    locales: [...locales],
    defaultLocale,
    routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false },
  },
  // In this order: the pictures first, the sitemap before the files are compressed.
  integrations: [
    leanReact(react({ exclude: withoutRefresh })),
    copyPictures(),
    sitemap(siteUrl, { isPart: isOnDemand }),
    isDemo ? demo() : precompress(),
    ...(isOnDemand ? [onDemand()] : []),
  ],
  // Loaded where it is wanted: the static build needs none.
  ...(isOnDemand && { adapter: (await import('@astrojs/node')).default({ mode: 'standalone' }), session: false }),
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `img-src 'self' data: blob:${pictureHosts}`,
        `connect-src 'self'${apiUrl === '' ? '' : ` ${apiUrl}`}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [antiFlashHash] },
      // Components hand values to CSS as custom properties in style attributes.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [leanImports(), leanSheets()],
    define: {
      __ON_DEMAND__: JSON.stringify(isOnDemand),
      __ANTI_FLASH_SCRIPT__: JSON.stringify(antiFlashScript),
      __SITE_URL__: JSON.stringify(siteUrl),
    },
    // Scripts stay files: one download for all pages, and no hash of theirs in the policy.
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
  },
});
