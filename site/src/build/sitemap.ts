import type { AstroIntegration } from 'astro';
import { open, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eachOf, filesUnder } from './files';

/** What a search engine may list of one built page. */
export interface SitemapEntry {
  /** The page's canonical address. */
  url: string;
  /** The same page by language. */
  alternates: { hreflang: string; href: string }[];
}

/**
 * Reads a built page, or its beginning, as a search engine would. Gives `undefined` for a page that must not be listed: one that says
 * `noindex`, or that names no canonical address.
 */
export function sitemapEntry(html: string): SitemapEntry | undefined {
  const end = html.indexOf('</head>');
  const head = end < 0 ? html : html.slice(0, end);
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

/** Addresses that one file may list. */
const mostAddresses = 50_000;

/**
 * The files of a sitemap by name: `sitemap.xml` alone, or, where there are more addresses than one file may list, an index of
 * `sitemap-1.xml` and so on.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  most = mostAddresses,
): [name: string, xml: string][] {
  if (entries.length <= most) return [['sitemap.xml', sitemapXml(entries)]];
  const count = Math.ceil(entries.length / most);
  const parts = Array.from({ length: count }, (_, index): [string, string] => [
    sitemapPart(index + 1),
    sitemapXml(entries.slice(index * most, (index + 1) * most)),
  ]);
  return [
    [
      'sitemap.xml',
      sitemapIndexXml(
        parts.map(([name]) => name),
        siteUrl,
      ),
    ],
    ...parts,
  ];
}

/** The name of a part of a sitemap, from 1. */
export function sitemapPart(number: number): string {
  return `sitemap-${String(number)}.xml`;
}

/** The index of some files of a sitemap. */
export function sitemapIndexXml(names: readonly string[], siteUrl: string): string {
  const parts = names.map((name) => `<sitemap><loc>${siteUrl}/${name}</loc></sitemap>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts,
    '</sitemapindex>\n',
  ].join('\n');
}

/** Bytes of a page in which the head's addresses stand: structured data, which may be long, comes after them. */
const headBytes = 16_384;

async function headOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(headBytes), 0, headBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The file of the built pages where other pages are made on demand: `src/onDemand` writes the rest. */
export const builtPagesSitemap = 'sitemap-pages.xml';

/**
 * Writes the sitemap from the built pages themselves, so it lists what may be indexed and nothing else. `isPart`: other pages
 * are made on demand, so it is one file of a larger sitemap.
 */
export function sitemap(siteUrl: string, { isPart = false } = {}): AstroIntegration {
  return {
    name: 'marketrow:sitemap',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = (await filesUnder(fileURLToPath(dir))).filter((file) => file.endsWith('.html'));
        const entries: SitemapEntry[] = [];
        await eachOf(pages, async (file) => {
          const entry = sitemapEntry(await headOf(file));
          if (entry) entries.push(entry);
        });
        entries.sort((a, b) => (a.url < b.url ? -1 : Number(a.url > b.url)));
        const files = isPart ? ([[builtPagesSitemap, sitemapXml(entries)]] as const) : sitemapFiles(entries, siteUrl);
        for (const [name, xml] of files) await writeFile(new URL(name, dir), xml);
        logger.info(
          `${isPart ? builtPagesSitemap : 'sitemap.xml'} lists ${String(entries.length)} of ${String(pages.length)} pages`,
        );
      },
    },
  };
}
