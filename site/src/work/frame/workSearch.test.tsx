import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import { fakeApi } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { workSearch } from './workSearch';

const order = { id: '5ef2ce2a-ae08', users: { name: { firstName: 'Lucia', lastName: 'Marchetti' } }, items: [] };

function answer() {
  fakeApi({
    'GET /api/admin/products': { json: [{ slug: 'lamp', title: 'Amber lamp', thumbnail: '/lamp.webp' }] },
    'GET /api/admin/orders': { json: [order] },
    'GET /api/admin/customers': { json: [{ id: 'l', name: 'Lucia Marchetti', avatar: '/lucia.webp' }] },
    'GET /api/admin/sellers': { json: [{ id: 's', shopName: 'Bakehouse', name: 'Ana Ruiz', image: '/ana.webp' }] },
  });
}

afterEach(() => {
  forgetReads();
  vi.unstubAllGlobals();
});

it.each([
  ['lamp', '/de/admin/products?q=lamp'],
  ['#5ef2', '/de/admin/orders?q=%235ef2'],
  ['lucia', '/de/admin/customers?q=lucia'],
  ['Ana Ruiz', '/de/admin/sellers?q=Ana+Ruiz'],
  ['Einnahmen', '/de/admin/earning-history'],
  ['nothing of the kind', '/de/admin/products?q=nothing+of+the+kind'],
  [' ', '/de/admin/products'],
])('leads with "%s" to the list that has it: %s', async (text, address) => {
  answer();
  await expect(workSearch('admin', testContext('de')).resultsHref(text)).resolves.toBe(address);
});

it('suggests pages where the API does not answer', async () => {
  fakeApi({});
  const found = await workSearch('admin', testContext()).suggest('rev');
  expect(found.map(({ href }) => href)).toEqual(['/admin/reviews']);
});

it('keeps the shop of a seller', async () => {
  const { resultsHref } = workSearch('vendor', testContext(), 'kiosk');
  await expect(resultsHref('keys')).resolves.toBe('/vendor/reviews?q=keys&shop=kiosk');
});
