import type { APIContext } from 'astro';
import { expect, it, vi } from 'vitest';
import { pageContext, type PageContext } from './context/pageContext';
import { onRequest } from './middleware';
import { paths } from './routes';

/** The answer on demand to an address with this `[...locale]` parameter, when the page answers so. */
async function answerTo(locale: string | undefined, page = new Response('page')): Promise<Response> {
  const context = { locals: {}, params: { locale }, isPrerendered: false };
  return (await onRequest(context as unknown as APIContext, () => Promise.resolve(page))) ?? page;
}

/** What a page finds in `Astro.locals` when the `[...locale]` parameter of its address is this. */
async function localsOf(locale: string | undefined): Promise<PageContext> {
  const locals = {} as PageContext;
  const next = vi.fn(() => Promise.resolve(new Response()));
  await onRequest({ locals, params: { locale }, isPrerendered: true } as unknown as APIContext, next);
  expect(next).toHaveBeenCalledOnce();
  return locals;
}

it('gives a page the context of the language in its address, and English where there is none', async () => {
  expect(await localsOf('de')).toEqual(pageContext('de'));
  expect(await localsOf(undefined)).toEqual(pageContext('en'));
});

it('writes addresses, counts and amounts in the language of the page', () => {
  const { href, money, plural, t, tag } = pageContext('de');
  expect(tag).toBe('de-DE');
  expect(href(paths.cart)).toBe('/de/cart');
  expect(plural(t.counts.products, 1200)).toBe('1.200 Artikel');
  expect(money(1599)).toBe('15,99\u00a0$');
});

it('gives each component of the kit the language, the currency and its strings', () => {
  const { en, de } = { en: pageContext('en').kit, de: pageContext('de').kit };
  expect(en.Price).toEqual({ locale: 'en-US', currency: 'USD' });
  expect(en.Breadcrumbs).toEqual({ locale: 'en-US', currency: 'USD' });
  expect(Object.keys(de.Price).sort()).toEqual(['currency', 'labels', 'locale']);
  expect(Object.keys(de.Breadcrumbs).sort()).toEqual(['currency', 'labels', 'locale']);
  expect(de.ProductCard.labels?.new).toBe('Neu');
});

it('knows no page in a language that the site does not have, nor English under a prefix', async () => {
  for (const locale of ['fr', 'en', 'de/de', 'DE', '../de']) {
    expect(await answerTo(locale)).toHaveProperty('status', 404);
  }
});

it('lets caches keep a page that was made on demand, but not what is missing', async () => {
  const cachingOf = async (status: number) => {
    const answer = await answerTo('de', new Response('', { status }));
    return answer.headers.get('cache-control');
  };
  expect(await cachingOf(200)).toMatch(/^public, max-age=60, s-maxage=600, stale-while-revalidate=/);
  expect(await cachingOf(404)).toBeNull();
});
