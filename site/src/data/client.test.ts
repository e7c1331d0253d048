import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Fetch, type Schema } from './client';

interface Priced {
  price: number;
}

/** Accepts a list of priced records, with errors in the form of zod. */
const pricedList: Schema<Priced[]> = {
  safeParse(value) {
    const list = Array.isArray(value) ? (value as { price?: unknown }[]) : [];
    const wrong = list.findIndex((item) => typeof item.price !== 'number');
    return wrong === -1
      ? { success: true, data: list as Priced[] }
      : {
          success: false,
          error: { issues: [{ path: [wrong, 'price'], message: 'expected number, received string' }] },
        };
  },
};
const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

afterEach(() => vi.restoreAllMocks());

function clientOf(answer: () => Response | Promise<Response>, origin = 'http://api.test') {
  const fetch = vi.fn<Fetch>(() => Promise.resolve(answer()));
  const parse = vi.spyOn(anything, 'safeParse');
  const schemas = { '/api/products': pricedList, '/api/layout': anything };
  return { fetch, parse, client: createClient({ fetch, origin, schemas }) };
}

describe('createClient', () => {
  it('stops with the call, the path in the answer and what was expected', async () => {
    const { client } = clientOf(() => Response.json([{ price: 1 }, { price: 'free' }]));
    await expect(client.get('/api/products', 'de')).rejects.toThrow(
      /GET \/api\/products\?lang=de does not fit its schema[\s\S]*at answer\[1\]\.price: expected number, received string/,
    );
  });

  it('stops with the call and the status of a refusal', async () => {
    const { client } = clientOf(() => Response.json({ message: 'Internal server error' }, { status: 500 }));
    await expect(client.get('/api/layout', 'en')).rejects.toThrow('GET /api/layout?lang=en answered 500');
  });

  it('stops when the answer is a page', async () => {
    const { client } = clientOf(() => new Response('<!doctype html>'));
    await expect(client.get('/api/layout', 'en')).rejects.toThrow('GET /api/layout?lang=en did not answer JSON');
  });

  it('stops when the API cannot be reached', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
    await expect(client.get('/api/layout', 'en')).rejects.toThrow('could not be reached at http://api.test');
  });

  it('sends the language with every call', async () => {
    const { client, fetch } = clientOf(() => Response.json([]));
    await client.get('/api/products', 'en');
    await client.get('/api/products', 'de', { q: 'a b' });
    expect(fetch.mock.calls.map(([request]) => request.url)).toEqual([
      'http://api.test/api/products?lang=en',
      'http://api.test/api/products?q=a+b&lang=de',
    ]);
  });

  it('makes and parses a call once, however many pages ask for it', async () => {
    const { client, fetch, parse } = clientOf(() => Response.json({ title: 'Marketrow' }));
    const ask = () => client.get('/api/layout', 'en');
    const [first, second] = await Promise.all([ask(), ask()]);
    const german = await client.get('/api/layout', 'de');
    expect(await ask()).toBe(first);
    expect(second).toBe(first);
    expect(german).not.toBe(first);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(parse).toHaveBeenCalledTimes(2);
  });

  it('gives answers that no page can change for the next one', async () => {
    const { client } = clientOf(() => Response.json([{ price: 1 }]));
    const products = await client.get('/api/products', 'en');
    expect(() => products.push({ price: 2 })).toThrow(TypeError);
    expect(() => Object.assign(products[0]!, { price: 2 })).toThrow(TypeError);
  });

  it('calls below the path of an API that has one', async () => {
    const { client, fetch } = clientOf(() => Response.json([]), 'http://api.test/commerce');
    await client.get('/api/products', 'en');
    expect(fetch.mock.calls[0]?.[0].url).toBe('http://api.test/commerce/api/products?lang=en');
  });

  it('gives no password to a page, however deep it lies', async () => {
    const { client } = clientOf(() =>
      Response.json([{ shop: { user: { email: 'a@b.example', password: 'secret' } } }]),
    );
    expect(await client.get('/api/layout', 'en')).toEqual([{ shop: { user: { email: 'a@b.example' } } }]);
  });
});
