import { describe, expect, it } from 'vitest';
import { attribute, isIndexed, page, pages } from './dist.ts';

const origin = process.env['PUBLIC_SITE_URL'] ?? 'http://localhost:4321';
const indexed = pages.filter(isIndexed);

/** Pairs of value and the routes that share it, where more than one does. */
function shared(values: [value: string, route: string][]): [string, string[]][] {
  const routes = Map.groupBy(values, ([value]) => value);
  return [...routes]
    .filter(([, list]) => list.length > 1)
    .map(([value, list]) => [value, list.map(([, route]) => route)]);
}

function absolute(route: string): string {
  return origin + route.split('/').map(encodeURIComponent).join('/');
}

describe('heads of the built pages', () => {
  it('has pages to look at, in both languages', () => {
    expect(indexed.length).toBeGreaterThan(40);
    expect(page('/').lang).toBe('en');
    expect(page('/de').lang).toBe('de');
  });

  it('gives each page its language, one h1 and a title of its own', () => {
    for (const { route, document, title, lang } of pages) {
      expect(lang, route).toBe(/^\/de(\/|$)/.test(route) ? 'de' : 'en');
      expect(document.querySelectorAll('h1').length, `h1 on ${route}`).toBe(1);
      expect(title, route).toMatch(/. – Marketrow$/);
    }
    expect(shared(indexed.map((p) => [`${p.lang} ${p.title}`, p.route]))).toEqual([]);
  });

  it('describes each indexed page in 50 to 160 characters of its own', () => {
    const descriptions = indexed.map((p): [string, string] => [
      attribute(p, 'meta[name="description"]', 'content'),
      p.route,
    ]);
    expect(descriptions.filter(([text]) => text.length < 50 || text.length > 160)).toEqual([]);
    expect(shared(descriptions)).toEqual([]);
  });

  it('names itself as canonical and its counterpart in the other language', () => {
    for (const candidate of indexed) {
      const { route } = candidate;
      expect(attribute(candidate, 'link[rel="canonical"]', 'href'), route).toBe(absolute(route));
      const english = route === '/de' ? '/' : route.replace(/^\/de\//, '/');
      const german = english === '/' ? '/de' : `/de${english}`;
      expect(attribute(candidate, 'link[hreflang="en"]', 'href'), route).toBe(absolute(english));
      expect(attribute(candidate, 'link[hreflang="de"]', 'href'), route).toBe(absolute(german));
      expect(attribute(candidate, 'link[hreflang="x-default"]', 'href'), route).toBe(absolute(english));
    }
  });

  it('can be shared: Open Graph with an absolute picture', () => {
    for (const candidate of indexed) {
      expect(attribute(candidate, 'meta[property="og:title"]', 'content'), candidate.route).not.toBe('');
      expect(attribute(candidate, 'meta[property="og:image"]', 'content'), candidate.route).toMatch(/^https?:\/\//);
      expect(attribute(candidate, 'meta[property="og:url"]', 'content'), candidate.route).toBe(
        absolute(candidate.route),
      );
    }
  });

  it('keeps the cart and the error pages out of search engines', () => {
    for (const route of ['/cart', '/de/cart', '/404', '/de/404']) {
      expect(attribute(page(route), 'meta[name="robots"]', 'content'), route).toContain('noindex');
    }
  });
});

interface Node {
  '@type': string;
  [key: string]: unknown;
}

interface Trail extends Node {
  itemListElement: { name: string }[];
}

/** All nodes of a page's JSON-LD graph. */
function graph(route: string): Node[] {
  return [...page(route).document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent) as { '@graph'?: Node[] };
    return data['@graph'] ?? [];
  });
}

describe('structured data', () => {
  it('escapes every < in JSON-LD', () => {
    for (const { route, html } of pages) {
      for (const [, json = ''] of html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)) {
        expect(json, route).not.toContain('<');
      }
    }
  });

  it('offers the product at the price that the page prints', () => {
    const route = '/products/keyfold-c1-hardware-security-key';
    const product = graph(route).find((node) => node['@type'] === 'Product');
    expect(product).toMatchObject({
      name: 'Keyfold C1 hardware security key',
      offers: { '@type': 'Offer', price: '49.00', priceCurrency: 'USD', url: absolute(route) },
    });
    expect(page(route).document.querySelector('main')?.textContent).toContain('$49.00');
    expect(graph(route).some((node) => node['@type'] === 'BreadcrumbList')).toBe(true);
  });

  it('counts all ratings of a product, and its written reviews', () => {
    const product = graph('/products/keyfold-c1-hardware-security-key').find((node) => node['@type'] === 'Product');
    expect(product).toMatchObject({ aggregateRating: { ratingValue: 4.8, ratingCount: 214, reviewCount: 6 } });
  });

  it('lists the steps of the trail that an indexed page shows, and no others', () => {
    const offenders = indexed.flatMap(({ route, document }) => {
      const shown = document.querySelectorAll('.mr-Breadcrumbs-root li').map((step) => step.textContent.trim());
      const list = graph(route).find((node) => node['@type'] === 'BreadcrumbList') as Trail | undefined;
      const listed = list?.itemListElement.map(({ name }) => name) ?? [];
      return shown.join() === listed.join() ? [] : [`${route}: ${shown.join(', ')} / ${listed.join(', ')}`];
    });
    expect(offenders).toEqual([]);
  });

  it('says who we are on the home page and what the list is on the gift shop', () => {
    expect(graph('/').map((node) => node['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    const collection = graph('/gift-shop').find((node) => node['@type'] === 'CollectionPage');
    expect(collection).toMatchObject({ mainEntity: { '@type': 'ItemList' } });
  });
});
