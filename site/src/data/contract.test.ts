import { mockFetch } from '@marketrow/fixtures/node';
import { answerSchemas } from '@marketrow/contract/calls';
import { expect, it } from 'vitest';
import { createClient, type Schemas } from './client';

type Products = Record<string, unknown>[];
const schemas = answerSchemas as unknown as Schemas<{ '/api/products': Products }>;

/** A client of the mock API whose answer is changed on its way. */
function clientOf(change: (products: Products) => void) {
  const fetch = async (request: Request) => {
    const products = (await (await mockFetch(request)).json()) as Products;
    change(products);
    return Response.json(products);
  };
  return createClient({ fetch, origin: 'http://mock.localhost', schemas });
}

it('takes the answer of the mock API as it is', async () => {
  const products = await clientOf(() => undefined).get('/api/products', 'de');
  expect(products.length).toBeGreaterThan(0);
});

it('stops the build over one wrong field, and says which', async () => {
  const client = clientOf((products) => Object.assign(products[2] ?? {}, { price: 'free' }));
  await expect(client.get('/api/products', 'en')).rejects.toThrow(
    /GET \/api\/products\?lang=en does not fit its schema[\s\S]*at answer\[2\]\.price: .*expected number/,
  );
});
