import type { AstroIntegration } from 'astro';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './files';

/** What a search engine may list of one built page. */
export interface SitemapEntry {
  /** The page's canonical address. */
  url: string;
  /** The same page by language. */
  alternates: { hreflang: string; href: string }[];
}

/**
 * Reads a built page as a search engine would. Gives `undefined` for a page that must not be listed: one that says
 * `noindex`, or that names no canonical address.
 */
export function sitemapEntry(html: string): SitemapEntry | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return undefined;
  const url = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (url === undefined) return undefined;
  const alternates = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, hreflang = '', href = '']) => ({ hreflang, href }),
  );
  return { url, alternates };
}

/** The sitemap of some entries. Addresses come out of HTML attributes, so they are escaped for XML already. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, alternates }) => {
    const links = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${url}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Writes `sitemap.xml` from the built pages themselves, so it lists what may be indexed and nothing else. */
export function sitemap(): AstroIntegration {
  return {
    name: 'marketrow:sitemap',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = (await filesUnder(fileURLToPath(dir))).filter((file) => file.endsWith('.html'));
        const entries = (await Promise.all(pages.map((file) => readFile(file, 'utf8'))))
          .map(sitemapEntry)
          .filter((entry) => entry !== undefined)
          .sort((a, b) => a.url.localeCompare(b.url));
        await writeFile(new URL('sitemap.xml', dir), sitemapXml(entries));
        logger.info(`sitemap.xml lists ${String(entries.length)} of ${String(pages.length)} pages`);
      },
    },
  };
}
