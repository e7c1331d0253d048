import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads } from '../base/api';
import type { AnyList } from '../base/model';
import { productLists } from '../lists/products';
import { fakeApi } from '../testing/fakeApi';
import { testContext } from '../testing/workContext';
import { WorkList } from './WorkList';

const product = (slug: string, category: string) => ({
  slug,
  title: slug,
  shop: null,
  thumbnail: '',
  categories: [category],
  brand: null,
  price: 1,
  rating: 0,
  published: true,
});
const category = (slug: string, name: string) => ({ id: slug, slug, name, image: '', parent: [], featured: false });

afterEach(() => {
  cleanup();
  forgetReads();
  vi.unstubAllGlobals();
});

it('products are filtered by the categories that they have; the address keeps the key', async () => {
  history.replaceState(null, '', '/list');
  fakeApi({
    'GET /api/admin/products': { json: [product('tandem', 'bikes'), product('stool', 'chairs'), product('oak', '')] },
    'GET /api/admin/category': {
      json: [category('bikes', 'Fahrräder'), category('chairs', 'Sitze'), category('toys', 'Spielzeug')],
    },
  });
  const user = userEvent.setup();
  const list = productLists['admin/products'] as unknown as AnyList;
  render(<WorkList context={testContext('de')} list={list} title="Artikel" first={[]} total={0} />);
  await screen.findAllByRole('rowheader');
  const filter = screen.getByRole('combobox', { name: 'Kategorie' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kategorie: alle', 'Fahrräder', 'Sitze']);
  await user.selectOptions(filter, 'Sitze');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getByRole('rowheader', { name: /^stool/ })).toBeVisible();
  expect(location.search).toBe('?filter.category=chairs');
});
