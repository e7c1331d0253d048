import type { AstroIntegration } from 'astro';

/**
 * What grows with the catalogue: pages of products, categories, shops, brands and deals, and the files beside them. The categories of
 * the grocery are a fixed number; on demand Astro would take `/grocery-4/categories/x` for a category in the language `grocery-4`.
 */
const growing =
  /\/pages\/(?:data\/|\[\.{3}locale\]\/(?:products\/\[slug\]|(?:categories|shops|brands)\/\[slug\]\/|sales-1\/))/;

/** Endpoints that only a server has. */
const endpoints = [
  ['/sitemap.xml', 'sitemapIndex.ts'],
  ['/sitemap-[part].xml', 'sitemapPart.ts'],
] as const;

/** Leaves the pages that grow with the catalogue to the server, which makes each when it is asked for, and the sitemap that lists them. */
export function onDemand(): AstroIntegration {
  return {
    name: 'marketrow:on-demand',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const [pattern, file] of endpoints) {
          injectRoute({ pattern, entrypoint: new URL(`../onDemand/${file}`, import.meta.url), prerender: false });
        }
      },
      'astro:route:setup': ({ route }) => {
        if (growing.test(`/${route.component}`)) route.prerender = false;
      },
    },
  };
}
