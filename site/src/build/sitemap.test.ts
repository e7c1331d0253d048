import { describe, expect, it } from 'vitest';
import { sitemapEntry, sitemapXml } from './sitemap';

const page = (head: string) =>
  `<!doctype html><html><head>${head}</head><body><link rel="canonical" href="no"></body></html>`;
const indexable =
  '<link rel="canonical" href="https://a.example/x"><link rel="alternate" hreflang="de" href="https://a.example/de/x">';

describe('sitemapEntry', () => {
  it('lists an indexable page under its canonical address, with its languages', () => {
    expect(sitemapEntry(page(indexable))).toEqual({
      url: 'https://a.example/x',
      alternates: [{ hreflang: 'de', href: 'https://a.example/de/x' }],
    });
  });

  it('leaves out a page that says noindex', () => {
    expect(sitemapEntry(page(`<meta name="robots" content="noindex, follow">${indexable}`))).toBeUndefined();
  });

  it('leaves out a page without a canonical address in its head', () => {
    expect(sitemapEntry(page(''))).toBeUndefined();
  });
});

it('writes one url with its alternates a page', () => {
  const xml = sitemapXml([
    { url: 'https://a.example/x', alternates: [{ hreflang: 'de', href: 'https://a.example/de/x' }] },
  ]);
  expect(xml).toContain(
    '<url><loc>https://a.example/x</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/x"/></url>',
  );
});
