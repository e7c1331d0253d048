import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leanImports } from './src/build/leanImports';
import { copyPictures } from './src/build/copyPictures';
import { policy } from './src/build/policy';
import { antiFlashHash, antiFlashScript } from './src/build/antiFlash';
import { precompress } from './src/build/precompress';
import { sitemap } from './src/build/sitemap';

const siteUrl = (process.env['PUBLIC_SITE_URL'] ?? 'http://localhost:4321').replace(/\/+$/, '');
const apiUrl = (process.env['PUBLIC_API_URL'] ?? '').replace(/\/+$/, '');
/** Pictures of another API may lie on any https host; the sample data's lie here. */
const pictureHosts = process.env['COMMERCE_API_URL'] ? ' https:' : '';

/** What every page needs is one file: it compresses better than its parts, and one is fetched sooner than five. */
const scriptGroups = [
  {
    name: 'shop',
    test: /site\/src\/(?:store|markup|i18n\/fill|scripts\/(?:entries\/shop|lib\/counts))|packages\/cart-client\/dist\/(?!react|money)|components\/dist\/(?:(?:Header|ProductCard|QuantitySelector)\/(?:attach|quantitySelectorState)|LiveRegion\/announce|internal\/(?:behavior|state\/settle))/,
  },
];

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'never' },
  i18n: {
    locales: ['en', 'de'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: false, redirectToDefaultLocale: false },
  },
  // In this order: the pictures first, the sitemap before the files are compressed.
  integrations: [react(), copyPictures(), sitemap(), policy(), precompress()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `img-src 'self' data:${pictureHosts}`,
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
    plugins: [leanImports()],
    define: { __ANTI_FLASH_SCRIPT__: JSON.stringify(antiFlashScript), __SITE_URL__: JSON.stringify(siteUrl) },
    // Scripts stay files: one download for all pages, and no hash of theirs in the policy.
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } },
  },
});
